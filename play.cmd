@echo off
rem Starts Downfield; makes its environment first where there is none. "play ARGS" is "downfield ARGS".
setlocal
set "start=%~dp0tools\start.py"
set "python=%~dp0.venv\Scripts\python.exe"
if exist "%python%" goto known
if defined DOWNFIELD_PYTHON set "python=%DOWNFIELD_PYTHON%" & goto asked
set "python=py"
py -3 -c "import sys, venv; sys.exit(sys.version_info < (3, 11))" >nul 2>nul && goto launcher
set "python=python"
:asked
"%python%" -c "import sys, venv; sys.exit(sys.version_info < (3, 11))" >nul 2>nul && goto known
echo Downfield: needs Python 3.11 or newer, and found none; get it from https://www.python.org/downloads/ or set DOWNFIELD_PYTHON>&2
exit /b 2
:launcher
py -3 -E -s -S "%start%" play %*
exit /b %errorlevel%
:known
"%python%" -E -s -S "%start%" play %*
exit /b %errorlevel%
