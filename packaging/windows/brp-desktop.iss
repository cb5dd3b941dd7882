; Windows installer from the one-folder build, for Inno Setup 6. Not run yet on the machine this was written on.
;
;     py packaging\build.py bundle
;     iscc /DVersion=VERSION packaging\windows\brp-desktop.iss
#ifndef Version
  #error Give the version: iscc /DVersion=…
#endif

[Setup]
AppId={{7C0F6B6E-6C59-4D0E-9B6D-2E5C0F3D5B11}
AppName=brp_desktop
AppVersion={#Version}
AppPublisher=The brp_desktop maintainers
DefaultDirName={autopf}\brp_desktop
DefaultGroupName=brp_desktop
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
LicenseFile=..\..\LICENSE
SetupIconFile=..\..\build\pictures\brp-desktop.ico
UninstallDisplayIcon={app}\brp-desktop.exe
OutputDir=..\..\build\out
OutputBaseFilename=brp-desktop-{#Version}-setup
Compression=lzma2
SolidCompression=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "it"; MessagesFile: "compiler:Languages\Italian.isl"

[Files]
Source: "..\..\build\dist\brp-desktop\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{group}\brp_desktop"; Filename: "{app}\brp-desktop.exe"

[Registry]
Root: HKA; Subkey: "Software\Classes\.rpgsheet"; ValueType: string; ValueData: "brp-desktop.sheet"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\brp-desktop.sheet"; ValueType: string; ValueData: "Character sheet"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\brp-desktop.sheet\DefaultIcon"; ValueType: string; ValueData: "{app}\brp-desktop.exe,0"
Root: HKA; Subkey: "Software\Classes\brp-desktop.sheet\shell\open\command"; ValueType: string; ValueData: """{app}\brp-desktop.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\.rpgtable"; ValueType: string; ValueData: "brp-desktop.table"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\brp-desktop.table"; ValueType: string; ValueData: "Game master's table"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\brp-desktop.table\DefaultIcon"; ValueType: string; ValueData: "{app}\brp-desktop.exe,0"
Root: HKA; Subkey: "Software\Classes\brp-desktop.table\shell\open\command"; ValueType: string; ValueData: """{app}\brp-desktop.exe"" ""%1"""

[Run]
Filename: "{app}\brp-desktop.exe"; Flags: nowait postinstall skipifsilent
