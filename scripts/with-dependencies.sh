#!/usr/bin/env bash
# Runs a command with the project's own packages and its own Node first on the PATH; installs them when they are missing or another lock file came.
set -euo pipefail
cd "$(dirname "$0")/.."
stamp=node_modules/.installed
lock=$(cksum < package-lock.json)
if [ "$(cat "$stamp" 2>/dev/null)" != "$lock" ]; then
  echo "Installing packages …"
  npm ci --include=dev --ignore-scripts --no-audit --no-fund --loglevel=error
  echo "$lock" > "$stamp"
fi
export PATH="$PWD/node_modules/.bin:$PATH"
major=$(node -p 'process.versions.node.split(".")[0]')
if [ "$major" -lt 24 ]; then
  echo "This needs Node 24 or newer, found $(node -v). On Linux it comes with the packages; elsewhere install it from nodejs.org." >&2
  exit 1
fi
exec "$@"
