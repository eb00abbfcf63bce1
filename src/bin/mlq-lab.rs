//! The command line of the lab.

use clap::Parser;
use me_lo_quitan::lab::Lab;
use std::process::ExitCode;

fn main() -> ExitCode {
    Lab::parse().run()
}
