import { useDebouncedValue } from 'src/browser/timedHooks'
import type { PeerSessionState } from 'src/features/session/model/state'

import { usePeerSession } from './usePeerSession'

/** A click within this time may be meant for the previous question. */
const reactionMs = 500

/**
 * The question on the page, and whether it has just replaced another question.
 * A click may then still be meant for the previous question, so the page must
 * disable the buttons while `isNew` is true.
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
