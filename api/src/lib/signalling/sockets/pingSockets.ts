import type { ConnectedClients } from './ConnectedClients'

const usualTickMs = 1_000

/**
 * Lets every socket count the ticks of one shared timer. They count ticks, not
 * time: neither a jump of the clock nor a process that stood still makes one
 * look dead.
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
