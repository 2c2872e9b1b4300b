import type { Undo } from 'src/browser/listen'
import type { CallPort } from 'src/features/call'
import type { PeerSession } from 'src/features/session'

/**
 * Tells the peer the state in each call, because the peer may be a new page.
 *
 * @param tell called when a call is connected; if it returns false, called
 *   again at the next change of the session
 */
export function eachCall(
  session: Pick<PeerSession, 'subscribe' | 'getSnapshot'>,
  tell: () => boolean
): Undo {
  let told: CallPort | null = null
  const follow = () => {
    const { remoteParticipantState, mediaConnection } = session.getSnapshot()
    if (remoteParticipantState !== 'connected') return
    if (mediaConnection !== told && tell()) told = mediaConnection
  }
  follow()
  return session.subscribe(follow)
}
