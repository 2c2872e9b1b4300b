import { randomUUID } from 'node:crypto'

import { WebSocket } from 'ws'

import { fails, type Finding, works } from './Finding'

/** The HTTP status for an origin that is not allowed. */
const forbidden = 403

/**
 * Attaches to the signalling server as a page does, waits for OPEN, and leaves.
 * Accepts any certificate, because certificates are checked separately.
 *
 * @param server URL of the signalling server, such as https://help.example/
 * @param pages the origin of the pages
 */
export async function checkSignalling(
  server: URL,
  pages: URL,
  patienceMs: number
): Promise<Finding> {
  const url = new URL('peerjs', server)
  url.protocol = url.protocol.replace('http', 'ws')
  url.search = String(
    new URLSearchParams({
      ...{ key: 'peerjs', id: randomUUID(), token: randomUUID() },
      version: 'doctor',
    })
  )
  const name = `Signalling at ${server.host}`
  const answer = await firstAnswer(url, pages.origin, patienceMs)
  if (answer === 'OPEN') return works(name, 'answers')
  if (answer === forbidden) {
    return fails(name, 'signalling-origin', `refuses ${pages.origin}`)
  }
  if (answer === 'silent') {
    return fails(name, 'signalling-silent', 'connects, but does not answer')
  }
  const result = answer === null ? 'does not answer' : `answers ${answer}`
  return fails(name, 'signalling-missing', result)
}

/**
 * Never rejects.
 * @returns the type of the first message, 'silent' if there is none, the HTTP
 * status of a refused upgrade, or null without any answer
 */
function firstAnswer(url: URL, origin: string, patienceMs: number) {
  return new Promise<string | number | null>((resolve) => {
    const socket = new WebSocket(url, {
      ...{ origin, handshakeTimeout: patienceMs, rejectUnauthorized: false },
    })
    const end = (answer: string | number | null) => {
      clearTimeout(impatience)
      resolve(answer)
      socket.terminate()
    }
    let impatience: NodeJS.Timeout | undefined
    socket.on('open', () => {
      impatience = setTimeout(() => end('silent'), patienceMs)
    })
    socket.on('message', (data) => end(typeOf(String(data))))
    socket.on('unexpected-response', (_, { statusCode = 0 }) => end(statusCode))
    socket.on('error', () => end(null))
    socket.on('close', () => end('silent'))
  })
}

const typeOf = (message: string): string =>
  /"type":"(\w+)"/.exec(message)?.[1] ?? 'silent'
