import type { WebSocketServer } from 'ws'

import type { ConnectedClients } from './ConnectedClients'

const usualTickMs = 1_000

/**
 * Makes every socket count the ticks of one shared timer. They count ticks, not
 * time: neither a clock jump nor a suspended process makes one look dead.
 * @returns the undo
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

/** RFC 6455's registry of close codes: the service restarts, come back. */
const restartCode = 1012

const reason = 'service restart'

const patienceMs = 1000

/**
 * Closes every socket with the code that asks it to come back; our clients do,
 * each after a random delay (web/src/browser/backoff.ts). They are detached
 * at once: what is sent to a socket that is closing is lost, and waits for them
 * elsewhere. A client that does not answer within a second is cut off.
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
