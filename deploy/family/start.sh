#!/bin/sh
# Starts Kinscreen for one family, on a machine with Docker: sh deploy/family/start.sh help.example
# The name and turn.help.example must point to this machine, and the ports 80 and 443 (TCP), 3478
# (UDP and TCP) and 49152 to 65535 (UDP) must be open. Run it again to update.
set -eu
repository=$(cd "$(dirname "$0")/../.." && pwd)
settings=${KINSCREEN_SETTINGS:-/etc/kinscreen}
name=${1-}

case $name in
'' | *[!a-z0-9.-]* | .* | *. | *..*)
  echo "Say the host name of the pages, such as: sh $0 help.example" >&2
  exit 64
  ;;
esac

# Writes the files only once, because the operator may change them later.
if [ ! -e "$settings/kinscreen.env" ]; then
  secret=$(head -c 32 /dev/urandom | od -A n -t x1 | tr -d ' \n')
  mkdir -p "$settings"
  for file in kinscreen.env coturn/turnserver.conf family/front.conf; do
    (
      umask 077
      sed -e 's/^PEER_SERVER_HOST=.*/PEER_SERVER_HOST=/' \
        -e 's/^API_URL=.*/API_URL=\/.redwood\/functions/' -e 's/^REDIS_URL=.*/REDIS_URL=/' \
        -e "s/help\\.example/$name/g" -e "s/replace-this-secret/$secret/" \
        "$repository/deploy/$file" >"$settings/$(basename "$file")"
    )
  done
  # coturn starts as root and continues as nobody.
  printf 'proc-user=nobody\nproc-group=nogroup\n' >>"$settings/turnserver.conf"
  chmod 644 "$settings/front.conf"
fi

COMMIT=$(git -C "$repository" rev-parse HEAD 2>/dev/null || true)
export COMMIT
exec ${KINSCREEN_COMPOSE:-docker compose} --env-file "$settings/kinscreen.env" \
  -f "$repository/deploy/family/compose.yaml" up -d --build --remove-orphans
