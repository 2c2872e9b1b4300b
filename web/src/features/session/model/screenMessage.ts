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
  const { capture, change, hasSound, isEmpty, newcomer, plan, surface } = state
  if (newcomer) return []
  const isSeen = isShown(state)
  const isReplacing = change === 'replacing' && capture === 'on'
  const told = isReplacing ? 'choosing' : states[capture]
  return [
    {
      type: 'send-message',
      message: {
        type: 'screen',
        state: told,
        ...(told === 'choosing' && plan.dialog && { dialog: plan.dialog }),
        ...(isSeen && hasSound && { sound: true }),
        ...(isSeen && isEmpty && { empty: true }),
        ...(isSeen && surface && { surface }),
      },
    },
  ]
}
