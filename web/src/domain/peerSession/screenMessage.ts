import type { Command } from './commands'
import { isShown, type PeerSessionState } from './state'

const states = {
  off: 'cancelled',
  requested: 'choosing',
  on: 'shared',
  hidden: 'hidden',
} as const

/** What the sharer says of the screen as it is now; a viewer has nothing to say, and a newcomer nothing to know. */
export function screenMessage(state: PeerSessionState): Command[] {
  const { plan, capture, change, hasSound, newcomer, surface } = state
  if (plan.role === 'viewer' || newcomer) return []
  const isSeen = isShown(state)
  const isChoosing = change === 'replacing' && capture === 'on'
  return [
    {
      type: 'send-message',
      message: {
        type: 'screen',
        state: isChoosing ? 'choosing' : states[capture],
        ...(isSeen && hasSound && { sound: true }),
        ...(isSeen && surface && { surface }),
      },
    },
  ]
}
