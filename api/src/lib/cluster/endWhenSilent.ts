import type { WebSocket } from 'ws'

const tickMs = 1_000

/** A process that stood still for a moment has not lost its links. */
const ticksToEnd = 3

/** Pings an open socket each second, and ends it when the other side is gone. */
export const endWhenSilent = (socket: WebSocket): void => {
  let silentTicks = 0
  socket.on('pong', () => (silentTicks = 0))
  const timer = setInterval(() => {
    if (++silentTicks >= ticksToEnd) {
      socket.terminate()
    } else {
      socket.ping()
    }
  }, tickMs)
  socket.once('close', () => clearInterval(timer))
}
