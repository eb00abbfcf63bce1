#!/usr/bin/env python3
"""Plays a whole three-person game in the real window with keys and clicks, as people would.

Needs a display with the window manager's job done by xdotool, a debug build, and an empty folder:

    xvfb-run -s "-screen 0 1280x800x24" python3 .ci/play_window.py FOLDER

The state is read from the autosave through the lab. Half-way the window is closed and the game
resumed from the title. At the end the exported record must replay to the scores of the save.
"""

import json
import subprocess
import sys
import time
from pathlib import Path

PROGRAM, LAB = "target/debug/me-lo-quitan", "target/debug/mlq-lab"
KINDS = "socks thong underpants tshirt garlic peach watermelon license cousin police aunt van charo".split()
NEW_GAME, ADD_SEAT, DEAL = (187, 623), (247, 363), (1043, 537)
RESUME, SHOW_HAND = (330, 752), (330, 699)


def run(*words):
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout


def key(*names):
    for name in names:
        run("xdotool", "key", name)
        time.sleep(0.12)


def click(place):
    run("xdotool", "mousemove", str(place[0]), str(place[1]))
    time.sleep(0.2)
    run("xdotool", "click", "1")
    time.sleep(0.6)


class Table:
    def __init__(self, folder):
        self.folder = Path(folder)

    def open(self):
        self.window = subprocess.Popen(
            [PROGRAM, "--lang", "es", "--saves", str(self.folder)], stderr=subprocess.DEVNULL
        )
        for _ in range(60):
            found = subprocess.run(
                ["xdotool", "search", "--onlyvisible", "--name", "Me lo quitan"], capture_output=True, text=True
            ).stdout.split()
            if found:
                time.sleep(2.5)
                run("xdotool", "windowfocus", found[0])
                time.sleep(1.0)
                return
            time.sleep(0.5)
        sys.exit("the window did not open")

    def close(self):
        key("ctrl+q")
        self.window.wait(timeout=20)

    def record(self):
        saves = sorted(self.folder.glob("autosave-*.mlqm"), key=lambda path: path.stat().st_mtime_ns)
        return json.loads(run(LAB, "open", "--record", str(saves[-1])))

    def state(self):
        record = json.dumps(self.record()) + "\n"
        out = subprocess.run([LAB, "replay", "-"], input=record, check=True, capture_output=True, text=True)
        return json.loads(out.stdout.strip().splitlines()[-1])

    def wait_for(self, changed):
        for _ in range(40):
            state = self.state()
            if changed(state):
                return state
            time.sleep(0.15)
        sys.exit(f"nothing happened: {state['phase']} of seat {state['active']}, turn {state['turns']}")


def slots(hand):
    return sorted(hand, key=KINDS.index)


def best_set(hand):
    for product in ("watermelon", "peach", "tshirt", "underpants", "garlic", "thong", "socks"):
        places = [place for place, kind in enumerate(hand) if kind == product]
        if len(places) >= 2:
            return places[:5]
    return None


def turn(table, state):
    click(SHOW_HAND)
    time.sleep(0.7)
    seat, number = state["active"], state["turns"]
    hand = slots(state["players"][seat]["hand"])
    if len(hand) <= 6:
        key("d", "Return")
        state = table.wait_for(lambda now: now["phase"] != "start")
        if state["phase"] == "discard":
            # The first of the two drawn cards comes right after the hand.
            key(str(len(hand) + 1), "F2", "Return")
    else:
        key("e", "F2", "1", "F3", "Return")
    state = table.wait_for(lambda now: now["phase"] == "action")
    places = best_set(slots(state["players"][seat]["hand"]))
    if places:
        key(*[str(place + 1) for place in places], "Return")
        table.wait_for(lambda now: now["over"] or now["turns"] > number or now["phase"] == "extra")
    key("ctrl+Return")
    return table.wait_for(lambda now: now["over"] or now["turns"] > number)


def main():
    table = Table(sys.argv[1])
    table.open()
    click(NEW_GAME)
    click(ADD_SEAT)
    click(DEAL)
    time.sleep(1.5)
    state, resumed = table.state(), False
    while not state["over"]:
        state = turn(table, state)
        time.sleep(0.6)
        if state["turns"] > 10 and not resumed and not state["over"]:
            table.close()
            table.open()
            click(RESUME)
            time.sleep(1.5)
            resumed = True
        print(f"turn {state['turns']}, scores {state['scores']}", flush=True)
    time.sleep(1.0)
    subprocess.run(["import", "-window", "root", str(table.folder / "scoring.png")])
    record = table.record()
    replayed = table.state()
    assert resumed and replayed["over"] and replayed["scores"] == state["scores"]
    assert "final" not in record or record["final"]["scores"] == state["scores"]
    table.close()
    print(f"1 passed, 0 failed: {replayed['ended_by']}, scores {replayed['scores']}, winners {replayed['winners']}")


main()
