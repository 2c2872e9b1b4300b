const localHosts = ['localhost', '127.0.0.1', '[::1]']

// The signalling server's address: specification section 7.
function signallingSources(host, apiPort) {
  const authority = localHosts.includes(host) ? `${host}:${apiPort}` : host
  const s = localHosts.includes(host) ? '' : 's'
  return [`ws${s}://${authority}`, `http${s}://${authority}`]
}

// An api on the page's own host is a path there.
const apiSources = (apiUrl) =>
  /^https?:/.test(apiUrl) ? [new URL(apiUrl).origin] : []

// Hosts that a page connects to besides its own. ICE servers are not included:
// no policy covers them.
export const connectSources = (
  { PEER_SERVER_HOST, WEB_DOMAIN, API_URL },
  apiPort
) => [
  ...new Set([
    ...signallingSources(
      PEER_SERVER_HOST?.trim() || WEB_DOMAIN?.trim() || 'localhost',
      apiPort
    ),
    ...apiSources(API_URL ?? ''),
  ]),
]
