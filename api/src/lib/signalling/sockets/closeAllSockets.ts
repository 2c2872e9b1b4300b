import type { WebSocketServer } from 'ws'

/** RFC 6455's registry of close codes: the service restarts, come back. */
const restartCode = 1012

const patienceMs = 1000

/**
 * Closes every socket with the code that asks it to come back; our clients do,
 * each after a random delay (web/src/domain/wire/backoff.ts). A client that
 * does not answer within a second is cut off.
 */
export async function closeAllSockets({
  clients,
}: WebSocketServer): Promise<void> {
  const late = AbortSignal.timeout(patienceMs)
  const tooLate = new Promise((resolve) =>
    late.addEventListener('abort', resolve)
  )
  const gone = [...clients].map(
    (socket) => new Promise((resolve) => socket.once('close', resolve))
  )
  clients.forEach((socket) => socket.close(restartCode, 'service restart'))
  await Promise.race([Promise.all(gone), tooLate])
  clients.forEach((socket) => socket.terminate())
}
