import { useDebouncedValue } from 'src/browser/timedHooks'
import type { PeerSessionState } from 'src/features/session/model/state'

import { usePeerSession } from './usePeerSession'

/** A click within this time may be meant for the previous question. */
const reactionMs = 500

/**
 * If another question has just replaced the one on the page, a click may still
 * be meant for the old one. So `isNew` disables the buttons for a moment.
 *
 * @param questionOf `newcomerQuestion` or `deviceQuestion`
 */
export function useQuestion(
  questionOf: (state: PeerSessionState) => string | null
) {
  const shown = usePeerSession(questionOf)
  const question = useDebouncedValue(shown, reactionMs)
  return { question, isNew: question !== shown }
}
