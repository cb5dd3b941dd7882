#!/bin/sh
# macOS application from the one-folder build. Not run yet on the machine this was written on: it needs a Mac.
#
#     python3 packaging/build.py bundle
#     sh packaging/macos/make.sh
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' "$root/brp_desktop/__init__.py")
app="$root/build/macos/brp_desktop.app"

rm -rf "$app"
mkdir -p "$app/Contents/MacOS" "$app/Contents/Resources" "$root/build/out"
cp -a "$root/build/dist/brp-desktop/." "$app/Contents/MacOS/"
"$root/.venv/bin/python" -P "$root/packaging/icon_pictures.py" "$root/build/pictures" \
    --icns "$app/Contents/Resources/brp-desktop.icns"
sed "s/@VERSION@/$version/g" "$root/packaging/macos/Info.plist.in" > "$app/Contents/Info.plist"
codesign --force --deep --sign - "$app"
hdiutil create -volname brp_desktop -srcfolder "$app" -ov -format UDZO "$root/build/out/brp-desktop-$version.dmg"
