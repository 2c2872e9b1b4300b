import { useDebouncedValue } from 'src/browser/timedHooks'
import type { PeerSessionState } from 'src/features/session/model/state'

import { usePeerSession } from './usePeerSession'

/** A click within this time may be meant for the previous question. */
const reactionMs = 500

/**
 * Returns the question to answer. If another question has just replaced it, a
 * click may still be meant for the old one. So `isNew` is true for a moment, in
 * which the buttons are disabled.
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
