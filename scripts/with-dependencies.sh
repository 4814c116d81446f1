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

# Node 26 needs a library that minimal systems and slim container images leave out.
if ! said=$(node -v 2>&1); then
  case "$said" in
    *libatomic.so.1*)
      if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
        echo "Installing libatomic1, which Node needs …"
        apt-get update -qq
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends libatomic1 > /dev/null
      else
        echo "Node needs the library libatomic.so.1, which this machine does not have. Install it, then run the same command again:" >&2
        echo "  Debian, Ubuntu: sudo apt-get install libatomic1      Fedora, RHEL: sudo dnf install libatomic" >&2
        exit 1
      fi
      ;;
    *)
      echo "$said" >&2
      exit 1
      ;;
  esac
fi
major=$(node -p 'process.versions.node.split(".")[0]')
if [ "$major" -lt 24 ]; then
  echo "This needs Node 24 or newer, found $(node -v). On Linux it comes with the packages; elsewhere install it from nodejs.org." >&2
  exit 1
fi
export NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE:-$PWD/node_modules/.cache/node}" # a start costs a third less
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}" # each thread that packs pages would keep memory of its own
export MALLOC_MMAP_THRESHOLD_="${MALLOC_MMAP_THRESHOLD_:-131072}" # a page that nobody holds any more goes back to the system
exec "$@"
