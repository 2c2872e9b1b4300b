#!/bin/sh
# coturn with the certificate that Caddy has got: relay.sh SETTINGS CERTIFICATES DOMAIN PLACE [SECONDS]
# Caddy renews it in its own folder, which only root may read. So it is copied to where coturn, which
# is nobody, may read it, and coturn is told; that ends no call.
set -eu
settings=$1
certificates=$2
domain=$3
place=$4
every=${5:-3600}

# Whichever authority gave it: the newest counts.
newest() {
  find "$certificates" -path "*/$domain/$domain.crt" -exec ls -t {} + 2>/dev/null | head -n 1
}

# Done when it has changed.
copied() {
  certificate=$(newest)
  [ -n "$certificate" ] && [ -s "${certificate%.crt}.key" ] || return 1
  cmp -s "$certificate" "$place/fullchain.pem" && return 1
  mkdir -p "$place"
  install -m 644 "$certificate" "$place/fullchain.pem"
  install -m 640 -g "${RELAY_GROUP:-nogroup}" "${certificate%.crt}.key" "$place/privkey.pem"
}

# Caddy may only be asking for it; after a restart it may be here already.
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
# A signal interrupts a wait.
while kill -0 $relay 2>/dev/null; do
  status=0
  wait $relay || status=$?
done
kill $watch 2>/dev/null || true
exit $status
