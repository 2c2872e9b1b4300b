import type { Server } from 'node:http'

import headers from '../../../../deploy/headers.json'

const sent = Object.entries({ ...headers.everywhere, ...headers.api })

/**
 * Every answer says that it is no page: neither to be shown, nor framed, nor
 * guessed at. TLS ends in front of the api, so the proxy adds what is about it.
 */
export function sendSecurityHeaders(server: Server): void {
  server.prependListener('request', (_request, response) => {
    sent.forEach(([name, value]) => response.setHeader(name, value))
  })
}
