#!/bin/sh
# Puts a build of the web side where nginx serves it: publish-web.sh [BUILD [PLACE]]
# Files of earlier builds stay for 30 days: a page that was opened before fetches parts of itself
# when it needs them, in the middle of a share too.
set -eu
build=${1:-/srv/kinscreen/web/dist}
place=${2:-/var/lib/kinscreen/web}

mkdir -p "$place/assets"
# Each file is as young as the last build that had it. One that is there is never written again: it
# may be on its way to a browser, which keeps what it gets.
(
  cd "$build/assets"
  find . -type f | while IFS= read -r file; do
    if cmp -s "$file" "$place/assets/$file"; then
      touch "$place/assets/$file"
    else
      mkdir -p "$place/assets/$(dirname "$file")"
      cp "$file" "$place/assets/$file.new"
      mv "$place/assets/$file.new" "$place/assets/$file"
    fi
  done
)
find "$place/assets" -type f -mtime +30 -delete

# The pages come last, each at once: what they name has to be there.
cd "$build"
find . -type f ! -path './assets/*' | while IFS= read -r file; do
  mkdir -p "$place/$(dirname "$file")"
  cp "$file" "$place/$file.new"
  mv "$place/$file.new" "$place/$file"
done
