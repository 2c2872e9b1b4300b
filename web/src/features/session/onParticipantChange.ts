import type { Undo } from 'src/browser/listen'

import type { PeerSession } from './PeerSession'

/**
 * Calls `forget` when a call connects with another participant (PS33). The end
 * of a session does not call `forget`, because a reloaded page may continue
 * with the same participant.
 */
export function onParticipantChange(
  session: Pick<PeerSession, 'subscribe' | 'getSnapshot'>,
  forget: () => void
): Undo {
  let before = session.getSnapshot().participantNumber
  return session.subscribe(() => {
    const { participantNumber } = session.getSnapshot()
    const isOther = participantNumber > 0 && participantNumber !== before
    before = participantNumber
    if (isOther) forget()
  })
}
