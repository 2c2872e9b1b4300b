import type { Command } from './commands'
import { isShown, type SharerState } from './state'

const states = {
  off: 'cancelled',
  requested: 'choosing',
  on: 'shared',
  hidden: 'hidden',
} as const

/**
 * The sharer's message about the current screen; a newcomer is told nothing.
 */
export function screenMessage(state: SharerState): Command[] {
  const { capture, change, hasSound, newcomer, surface } = state
  if (newcomer) return []
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
