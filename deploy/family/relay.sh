#!/bin/sh
# Runs coturn with Caddy's certificate: relay.sh SETTINGS CERTIFICATES DOMAIN FOLDER [SECONDS]
# Caddy stores renewed certificates in its own folder, which only root can read. This script copies
# them to FOLDER, which coturn can read as nobody, and signals coturn. Running calls continue.
set -eu
settings=$1
certificates=$2
domain=$3
place=$4
every=${5:-3600}

newest() {
  find "$certificates" -path "*/$domain/$domain.crt" -exec ls -t {} + 2>/dev/null | head -n 1
}

copied() {
  certificate=$(newest)
  [ -n "$certificate" ] && [ -s "${certificate%.crt}.key" ] || return 1
  cmp -s "$certificate" "$place/fullchain.pem" && return 1
  mkdir -p "$place"
  install -m 644 "$certificate" "$place/fullchain.pem"
  install -m 640 -g "${RELAY_GROUP:-nogroup}" "${certificate%.crt}.key" "$place/privkey.pem"
}

# Caddy may still be requesting the first certificate. After a restart, a copy
# may exist.
until copied || [ -s "$place/privkey.pem" ]; do
  sleep 1
done
turnserver -c "$settings" &
relay=$!
(
  while sleep "$every"; do
    if copied; then kill -USR2 $relay; fi
  done
) &
watch=$!
trap 'kill -TERM $relay' TERM INT
status=0
# A signal interrupts `wait`, so this waits again.
while kill -0 $relay 2>/dev/null; do
  status=0
  wait $relay || status=$?
done
kill $watch 2>/dev/null || true
exit $status
