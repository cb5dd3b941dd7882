#!/bin/sh
# macOS disk image from the application. Not run yet on the machine this was written on: it needs a Mac.
#
#     python3 packaging/build.py bundle
#     sh packaging/macos/make.sh
#
# The signature is one without a name: whoever opens the program for the first time is asked by the system.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' "$root/brp_desktop/__init__.py")
app="$root/build/dist/brp_desktop.app"

mkdir -p "$root/build/out"
codesign --force --deep --sign - "$app"
codesign --verify --deep --strict "$app"
hdiutil create -volname brp_desktop -srcfolder "$app" -ov -format UDZO "$root/build/out/brp-desktop-$version.dmg"
