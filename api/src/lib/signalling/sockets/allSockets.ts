import type { WebSocketServer } from 'ws'

import type { ConnectedClients } from './ConnectedClients'

const usualTickMs = 1_000

/**
 * Makes every socket count the ticks of one shared timer. With ticks instead of
 * a clock, neither a clock jump nor a suspended process makes a socket look
 * dead.
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

/**
 * "Service Restart" in the registry of close codes (RFC 6455): the client
 * should reconnect.
 */
const restartCode = 1012

const reason = 'service restart'

const patienceMs = 1000

/**
 * Closes every socket with the code that asks the client to reconnect; our
 * clients do so after a random delay (web/src/browser/backoff.ts). They are
 * detached at once, because a frame sent to a closing socket is lost, while a
 * queued one waits for the client elsewhere. A client that does not answer
 * within a second is cut off.
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
