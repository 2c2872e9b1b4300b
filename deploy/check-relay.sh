#!/bin/sh
# Checks whether the relay answers over TLS. coturn itself does not report a failure: it writes no
# log, because a log would contain addresses.
#
#   sh check-relay.sh turn.help.example 443   from anywhere: through nginx; checks the certificate
#   sh check-relay.sh 127.0.0.1 5349          on the relay's machine: asks coturn directly
#
# Exits with 0 if the relay answers; otherwise prints a message and exits with 1.
host=$1
port=$2

case $host in
*[!0-9.]*) certificate="-verify_hostname $host -verify_return_error" ;;
*) certificate= ;;
esac

# Only a relay accepts the protocol stun.turn (RFC 7443).
answers() {
  # shellcheck disable=SC2086 # each word of $certificate is an argument
  said=$(timeout 10 openssl s_client -connect "$host:$port" -alpn stun.turn $certificate \
    </dev/null 2>&1) || return 1
  case $said in
  *'ALPN protocol: stun.turn'*) return 0 ;;
  *) return 1 ;;
  esac
}

# The relay may still be starting.
for attempt in 1 2 3; do
  if answers; then
    echo "The relay at $host:$port answers over TLS."
    exit 0
  fi
  [ "$attempt" = 3 ] || sleep 1
done
echo "The relay at $host:$port does NOT answer over TLS. Can coturn read certificate and key?" >&2
exit 1
