import type { Server } from 'node:http'

import headers from '../../../../deploy/headers.json'

const sent = Object.entries({ ...headers.everywhere, ...headers.api })

/**
 * Headers that keep every response from being rendered as a page, framed or
 * sniffed. TLS ends in front of the api, so the proxy adds the TLS headers.
 */
export function sendSecurityHeaders(server: Server): void {
  server.prependListener('request', (_request, response) => {
    sent.forEach(([name, value]) => response.setHeader(name, value))
  })
}
