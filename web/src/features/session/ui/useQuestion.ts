import { useDebouncedValue } from 'src/browser/useDebouncedValue'
import type { PeerSessionState } from 'src/features/session/model/state'

import { usePeerSession } from './usePeerSession'

/** A click within this time may be meant for the previous question. */
const reactionMs = 500

/**
 * Returns the question to answer. If another question replaces it just before a
 * click, that click must not count for the new one, so `isNew` disables the
 * buttons for a moment.
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
