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
