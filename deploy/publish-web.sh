#!/bin/sh
# Copies a build of the web side to the folder that nginx serves: publish-web.sh [BUILD [FOLDER]]
# Files of earlier builds stay for 30 days, because an open page fetches parts of its code on
# demand, even during a share.
set -eu
build=${1:-/srv/kinscreen/web/dist}
place=${2:-/var/lib/kinscreen/web}

mkdir -p "$place/assets"
# Each file gets the time of the last build that contains it. An existing file
# is never overwritten: a browser that is fetching it would cache a mix.
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

# Pages are last, because the files that they name must exist. Each page is
# replaced atomically.
cd "$build"
find . -type f ! -path './assets/*' | while IFS= read -r file; do
  mkdir -p "$place/$(dirname "$file")"
  cp "$file" "$place/$file.new"
  mv "$place/$file.new" "$place/$file"
done
