#!/usr/bin/env bash
# Builds what is stale, then becomes the built server.
set -euo pipefail
cd "$(dirname "$0")/.."
bash scripts/with-dependencies.sh node scripts/build.ts --when-stale
exec bash scripts/with-dependencies.sh node --max-semi-space-size=4 build/server/server.js
