#!/usr/bin/env python3
"""Start, memory and size of the game beside egui's demo windows, both in eframe with OpenGL, by turns in one run.

    cargo build --release && cargo build --release --manifest-path benches/yardstick/Cargo.toml
    xvfb-run -a -s "-screen 0 1400x900x24 -noreset" python3 benches/yardstick/measure.py [ROUNDS]

Start is the CPU time (user and system, all threads) until a window is up and its process has come to rest; whatever a
program does after its first frame, such as drawing pictures behind the scenes, counts too. Idle is the CPU time of the
ten seconds after that.
"""

import os
import pathlib
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
GAME = HERE.parent.parent / "target" / "release" / "me-lo-quitan"
DEMO = HERE / "target" / "release" / "demo"
TICK = os.sysconf("SC_CLK_TCK")
QUIET = 2.0  # seconds without a tick of CPU time: at rest
PATIENCE = 120.0


def cpu(pid):
    """Seconds of CPU time of a process so far."""
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def memory(pid):
    """MiB: resident in all, and those that are the process's own."""
    kib = {}
    for line in pathlib.Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith(("VmRSS", "RssAnon")):
            name, value = line.split(":")
            kib[name] = int(value.split()[0])
    return kib["VmRSS"] / 1024, kib["RssAnon"] / 1024


def has_window(pid):
    found = subprocess.run(["xdotool", "search", "--onlyvisible", "--pid", str(pid)], capture_output=True, text=True)
    return bool(found.stdout.strip())


def run(program, arguments, home):
    environment = dict(os.environ, HOME=str(home), XDG_RUNTIME_DIR=str(home), LIBGL_ALWAYS_SOFTWARE="1")
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "WAYLAND_DISPLAY"):
        environment.pop(name, None)
    process = subprocess.Popen([program, *arguments], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        end = time.monotonic() + PATIENCE
        while not has_window(process.pid):
            if process.poll() is not None or time.monotonic() > end:
                sys.exit(f"{program} opened no window")
            time.sleep(0.1)
        last, since = cpu(process.pid), time.monotonic()
        while time.monotonic() - since < QUIET:
            if time.monotonic() > end:
                sys.exit(f"{program} does not come to rest")
            time.sleep(0.1)
            now = cpu(process.pid)
            if now != last:
                last, since = now, time.monotonic()
        time.sleep(10.0)
        resident, own = memory(process.pid)
        return {"start": last, "idle": cpu(process.pid) - last, "resident": resident, "own": own}
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    subjects = {"demo": (DEMO, []), "game": (GAME, ["--renderer", "glow"])}
    for program, _ in subjects.values():
        if not program.exists():
            sys.exit(f"{program} is missing: build it first, as told above")
    figures = {name: [] for name in subjects}
    for _ in range(rounds):
        for name, (program, arguments) in subjects.items():
            home = tempfile.mkdtemp()
            figures[name].append(run(program, arguments, home))
            shutil.rmtree(home, ignore_errors=True)
    print(f"{rounds} rounds by turns, medians")
    for figure, unit in (("start", "s CPU"), ("idle", "s CPU in 10 s"), ("resident", "MiB"), ("own", "MiB")):
        demo, game = (statistics.median(one[figure] for one in figures[name]) for name in ("demo", "game"))
        ratio = f"{game / demo:.2f} x" if demo else "-"
        print(f"  {figure:<9} demo {demo:8.2f}   game {game:8.2f} {unit:<14} {ratio}")
    demo, game = (program.stat().st_size / 2**20 for program, _ in subjects.values())
    print(f"  size      demo {demo:8.2f}   game {game:8.2f} MiB            {game / demo:.2f} x")


if __name__ == "__main__":
    main()
