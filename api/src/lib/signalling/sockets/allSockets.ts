import type { WebSocketServer } from 'ws'

import type { ConnectedClients } from './ConnectedClients'

const usualTickMs = 1_000

/**
 * Counts silence in ticks of one shared timer. With a clock instead, a clock
 * jump or a suspended process would make sockets look dead.
 * @returns a function that stops the timer
 */
export function pingSockets(
  connectedClients: ConnectedClients,
  tickMs = usualTickMs
): () => void {
  const timer = setInterval(
    () => connectedClients.forEach((socket) => socket.tick()),
    tickMs
  )
  return () => clearInterval(timer)
}

/** "Service Restart" in the registry of RFC 6455. */
const restartCode = 1012

const reason = 'service restart'

const patienceMs = 1000

/**
 * Asks every client to reconnect; our pages wait for a random delay
 * (web/src/browser/backoff.ts). The clients are detached at once: a frame sent
 * to a closing socket is lost, but a queued frame reaches the client at another
 * instance. Clients that do not answer within a second are cut off.
 */
export async function closeAllSockets(
  { clients }: WebSocketServer,
  connectedClients: Pick<ConnectedClients, 'forEach'>
): Promise<void> {
  const late = AbortSignal.timeout(patienceMs)
  const tooLate = new Promise((resolve) =>
    late.addEventListener('abort', resolve)
  )
  const gone = [...clients].map(
    (socket) => new Promise((resolve) => socket.once('close', resolve))
  )
  connectedClients.forEach((client) => client.dismiss(restartCode, reason))
  clients.forEach((socket) => socket.close(restartCode, reason))
  await Promise.race([Promise.all(gone), tooLate])
  clients.forEach((socket) => socket.terminate())
}
