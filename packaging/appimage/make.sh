#!/bin/sh
# AppImage from the one-folder build. Not run yet on the machine this was written on: it needs appimagetool.
#
#     python3 packaging/build.py bundle
#     sh packaging/appimage/make.sh
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' "$root/brp_desktop/__init__.py")
work="$root/build/appimage/brp-desktop.AppDir"

rm -rf "$work"
mkdir -p "$work/usr/lib" "$work/usr/bin" "$work/usr/share/applications" "$work/usr/share/metainfo" \
    "$work/usr/share/mime/packages" "$work/usr/share/icons/hicolor/scalable/apps" "$root/build/out"
cp -a "$root/build/dist/brp-desktop" "$work/usr/lib/"
ln -s ../lib/brp-desktop/brp-desktop "$work/usr/bin/brp-desktop"
ln -s usr/bin/brp-desktop "$work/AppRun"
ln -s brp-desktop.svg "$work/.DirIcon"
cp "$root/packaging/desktop/brp-desktop.desktop" "$work/"
cp "$root/packaging/desktop/brp-desktop.desktop" "$work/usr/share/applications/"
cp "$root/packaging/desktop/brp-desktop-mime.xml" "$work/usr/share/mime/packages/brp-desktop.xml"
cp "$root/resources/application/brp-desktop.svg" "$work/"
cp "$root/resources/application/brp-desktop.svg" "$work/usr/share/icons/hicolor/scalable/apps/"
sed -e "s/@VERSION@/$version/" -e "s/@DATE@/$(git -C "$root" log -1 --format=%cs)/" \
    "$root/packaging/desktop/io.github.brp_desktop.brp_desktop.metainfo.xml.in" \
    > "$work/usr/share/metainfo/io.github.brp_desktop.brp_desktop.metainfo.xml"

SOURCE_DATE_EPOCH=$(git -C "$root" log -1 --format=%ct)
export SOURCE_DATE_EPOCH VERSION="$version"
# The tool is an AppImage itself; this way it needs nothing to mount it.
export APPIMAGE_EXTRACT_AND_RUN=1
exec appimagetool "$work" "$root/build/out/brp-desktop-$version-$(uname -m).AppImage"
