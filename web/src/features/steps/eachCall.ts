import type { Undo } from 'src/browser/listen'
import type { CallPort } from 'src/features/call'
import type { PeerSession } from 'src/features/session'

/**
 * Sends the state to the peer in each call, because the peer's page may have
 * been reloaded.
 *
 * @param tell sends the state when a call is connected. If it returns false, it
 * is called again at the next change of the session.
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
