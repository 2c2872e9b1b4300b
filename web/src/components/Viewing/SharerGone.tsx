import type { ReactElement } from 'react'

import LazyAfterShare from 'src/components/AfterShare/LazyAfterShare'
import ErrorScreen from 'src/components/ErrorScreen'
import Banner from 'src/components/ui/Banner'
import type { ErrorCode } from 'src/domain/errors/errorCode'
import type { Invitation } from 'src/domain/invite/inviteLink'
import type { UserId } from 'src/domain/invite/userId'
import { useLazyComponent } from 'src/hooks/useLazyComponent'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { useServiceWorker } from 'src/hooks/useServiceWorker'
import { useViewingTexts } from 'src/hooks/useViewingTexts'

import InviteSharer from './InviteSharer'

const toSharer = (fromUserId: UserId): Invitation => ({
  for: 'viewer',
  fromUserId,
})

const fetchAnotherLink = () =>
  import('src/components/SpokenWordsForm/AnotherLink')
const fetchLetRing = () => import('src/components/Ringing/LetRing')

interface SharerGoneProps {
  outcome: ErrorCode
  /** the sharer whom the page was opened for; null if it has a link of its own */
  fromUserId: UserId | null
  /** room for who rings */
  ringing?: ReactElement
}

/** The share is over; the page stays ready for the next one. */
function SharerGone({ outcome, fromUserId, ringing }: SharerGoneProps) {
  const viewing = useViewingTexts()
  // With a link that is damaged nobody is waited for.
  const isOpen = usePeerSession(
    (state) => state.serverConnectionState !== 'closed'
  )
  const isDoubt = outcome === 'sharer-not-proved'
  const AnotherLink = useLazyComponent(
    isDoubt && fromUserId ? fetchAnotherLink : null
  )
  const LetRing = useLazyComponent(fetchLetRing)
  useServiceWorker()

  return (
    <ErrorScreen
      code={outcome}
      rest={
        <>
          {!isDoubt && outcome !== 'sharer-returned' && (
            <LazyAfterShare isHeard={outcome === 'sharer-stopped'} />
          )}
          {LetRing && <LetRing />}
        </>
      }
    >
      {isOpen && <Banner busy>{viewing.waiting}</Banner>}
      {ringing}
      {isDoubt && !fromUserId && <InviteSharer />}
      {AnotherLink && <AnotherLink to={toSharer} isMain />}
    </ErrorScreen>
  )
}

export default SharerGone
