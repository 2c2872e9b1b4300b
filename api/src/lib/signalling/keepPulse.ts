import type { Attachments } from './Attachments'

const usualTickMs = 1_000

/**
 * Lets every socket count the ticks of one shared timer. They count ticks, not
 * time: neither a jump of the clock nor a process that stood still makes one
 * look dead.
 * @returns the undo
 */
export const keepPulse = (
  attachments: Attachments,
  tickMs = usualTickMs
): (() => void) => {
  const timer = setInterval(
    () => attachments.forEach((socket) => socket.tick()),
    tickMs
  )
  return () => clearInterval(timer)
}
