#!/bin/sh
# Starts Kinscreen for one family, on a machine with Docker: sh deploy/family/start.sh help.example
# or, for pages below a path of that host: sh deploy/family/start.sh help.example/help
# The name and turn.help.example must point to this machine, and the ports 80 and 443 (TCP), 3478
# (UDP and TCP) and 49152 to 65535 (UDP) must be open. Run it again to update. It pulls the image of
# this version; with --build after the name, it builds one from these files. It then says what works,
# and so does: sh deploy/family/start.sh doctor
set -eu
repository=$(cd "$(dirname "$0")/../.." && pwd)
settings=${KINSCREEN_SETTINGS:-/etc/kinscreen}
name=${1-}
base=
case $name in
*/*)
  base=/${name#*/}
  name=${name%%/*}
  ;;
esac
build=${2-}
COMMIT=$(git -C "$repository" rev-parse HEAD 2>/dev/null || true)
export COMMIT

compose() {
  ${KINSCREEN_COMPOSE:-docker compose} --env-file "$settings/kinscreen.env" \
    -f "$repository/deploy/family/compose.yaml" "$@"
}

# In a container of its own, because with wrong settings that of the api does not run.
doctor() {
  compose run --rm --no-deps -T api dist/doctor.js "$@"
}

if [ "$name" = doctor ]; then
  doctor
  exit
fi

case $base in
*[!A-Za-z0-9_/-]* | */ | *//*) name= ;;
esac

case $name in
'' | *[!a-z0-9.-]* | .* | *. | *..*)
  echo "Say the host name of the pages, such as: sh $0 help.example, or with a path: help.example/help" >&2
  exit 64
  ;;
esac

case $build in
'' | --build) ;;
*)
  echo "After the host name only --build can follow, not $build." >&2
  exit 64
  ;;
esac

if [ -z "${KINSCREEN_COMPOSE-}" ] && ! docker compose version >/dev/null 2>&1; then
  echo 'This needs Docker with its plugin Compose: https://docs.docker.com/engine/install' >&2
  exit 69
fi

if [ -e "$settings/kinscreen.env" ] && ! grep -qx "WEB_DOMAIN=$name" "$settings/kinscreen.env"; then
  echo "$settings/kinscreen.env has another WEB_DOMAIN. Change the name in all files there, or delete them." >&2
  exit 64
fi

if [ -n "$base" ] && [ -e "$settings/kinscreen.env" ] && ! grep -qx "BASE_PATH=$base" "$settings/kinscreen.env"; then
  echo "$settings/kinscreen.env has another BASE_PATH. Change it there, and API_URL, which begins with it." >&2
  exit 64
fi

# Writes the files only the first time, because the operator may have changed them later.
if [ ! -e "$settings/kinscreen.env" ]; then
  secret=$(head -c 32 /dev/urandom | od -A n -t x1 | tr -d ' \n')
  mkdir -p "$settings"
  for file in kinscreen.env coturn/turnserver.conf family/front.conf; do
    (
      umask 077
      sed -e 's/^PEER_SERVER_HOST=.*/PEER_SERVER_HOST=/' \
        -e "s|^BASE_PATH=.*|BASE_PATH=$base|" -e "s|^API_URL=.*|API_URL=$base/.redwood/functions|" \
        -e 's/^REDIS_URL=.*/REDIS_URL=/' \
        -e "s/help\\.example/$name/g" -e "s/replace-this-secret/$secret/" \
        "$repository/deploy/$file" >"$settings/$(basename "$file")"
    )
  done
  # coturn starts as root and continues as nobody.
  printf 'proc-user=nobody\nproc-group=nogroup\n' >>"$settings/turnserver.conf"
  chmod 644 "$settings/front.conf"
fi

# `up` alone pulls only an image that is missing. Without a network, the images of the last start do.
pulled=yes
[ -n "$build" ] || compose pull || pulled=
if ! compose up -d "${build:---no-build}" --remove-orphans; then
  compose logs --no-log-prefix pages >&2
  [ -n "$pulled" ] || echo "The images could not be pulled. To build Kinscreen's image on this machine: sh $0 $1 --build" >&2
  exit 1
fi
echo 'Kinscreen has started. Checking what works; new certificates take up to two minutes.'
doctor --wait
