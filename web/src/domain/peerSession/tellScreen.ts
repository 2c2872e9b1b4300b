import type { Command } from './commands'
import type { PeerSessionState } from './state'

const states = {
  off: 'cancelled',
  requested: 'choosing',
  on: 'shared',
  hidden: 'hidden',
} as const

/** What the sharer says of the screen as it is now; a viewer has nothing to say. */
export function tellScreen({
  plan,
  capture,
  hasSound,
  surface,
}: PeerSessionState): Command[] {
  if (plan.role === 'viewer') return []
  const isShown = capture === 'on'
  return [
    {
      type: 'send-message',
      message: {
        type: 'screen',
        state: states[capture],
        ...(isShown && hasSound && { sound: true }),
        ...(isShown && surface && { surface }),
      },
    },
  ]
}
