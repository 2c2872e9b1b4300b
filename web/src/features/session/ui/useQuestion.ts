import { useDebouncedValue } from 'src/browser/timedHooks'
import type { PeerSessionState } from 'src/features/session/model/state'

import { usePeerSession } from './usePeerSession'

/** A click within this time may be meant for the question before. */
const reactionMs = 500

/**
 * The question to answer. If another one replaces it just before a click, the
 * answer must not count for that one.
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
