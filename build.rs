//! Windows wants its icon, version and manifest inside the program. Elsewhere there is nothing to do.

use std::error::Error;

/// Per-monitor scale, UTF-8 paths, long paths, today's controls, no elevation.
const MANIFEST: &str = "packaging/windows/me-lo-quitan.manifest";
const ICON: &str = "packaging/icons/me-lo-quitan.ico";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("CARGO_CFG_TARGET_OS").as_deref() == Ok("windows") {
        println!("cargo::rerun-if-changed={MANIFEST}");
        println!("cargo::rerun-if-changed={ICON}");
        let mut resource = winresource::WindowsResource::new();
        resource
            .set("ProductName", "Me lo quitan de las manos")
            .set("FileDescription", "Me lo quitan de las manos")
            .set("LegalCopyright", "MIT OR Apache-2.0")
            .set_icon(ICON)
            .set_manifest_file(MANIFEST);
        resource.compile()?;
    }
    Ok(())
}
