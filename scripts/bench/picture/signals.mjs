import { text } from 'node:stream/consumers'

/**
 * Signalling for a library that leaves it to the page: `POST /signals/:id`
 * reaches whoever listens to the events of `GET /signals/:id`.
 *
 * @returns a handler of those requests
 */
export function relaySignals() {
  const listeners = new Map()
  return async (request, response) => {
    if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.flushHeaders()
      listeners.set(request.url, response)
      return
    }
    const signal = await text(request)
    listeners.get(request.url)?.write(`data: ${signal}\n\n`)
    response.end()
  }
}
