import type { ReactElement } from 'react'

import type { ErrorCode } from 'src/browser/errors/errorCode'
import { useLazyComponent } from 'src/browser/useLazyComponent'
import Banner from 'src/components/Banner'
import ErrorScreen from 'src/components/ErrorScreen'
import type { AfterShareProps } from 'src/features/after-share'
import { fetchAnotherLink } from 'src/features/links'
import type { InvitationTo as Invitation, UserId } from 'src/features/links'
import { fetchLetRing } from 'src/features/ring'
import { usePeerSession } from 'src/features/session'
import { useServiceWorker } from 'src/features/sheets'
import { useViewingTexts } from 'src/i18n/useViewingTexts'

import { fetchViewerPart } from './fetchViewerPart'
import InviteSharer from './InviteSharer'

const toSharer = (fromUserId: UserId): Invitation => ({
  for: 'viewer',
  fromUserId,
})

const fetchAfterShare = fetchViewerPart('AfterShare')

interface SharerGoneProps {
  outcome: ErrorCode
  /** the id in the sharer's link; null at the helper's own link */
  fromUserId: UserId | null
  ringing?: ReactElement
}

/** Shown after a share, when the page already waits for the next one. */
function SharerGone({ outcome, fromUserId, ringing }: SharerGoneProps) {
  const viewing = useViewingTexts()
  // A page with a damaged link is not connected, so it cannot wait for a
  // sharer.
  const isOpen = usePeerSession(
    (state) => state.serverConnectionState !== 'closed'
  )
  const isDoubt = outcome === 'sharer-not-proved'
  const AnotherLink = useLazyComponent(
    isDoubt && fromUserId ? fetchAnotherLink : null
  )
  const AfterShare = useLazyComponent<AfterShareProps>(
    isDoubt || outcome === 'sharer-returned' ? null : fetchAfterShare
  )
  const LetRing = useLazyComponent(fetchLetRing)
  useServiceWorker()

  return (
    <ErrorScreen
      code={outcome}
      rest={
        <>
          {AfterShare && <AfterShare isHeard={outcome === 'sharer-stopped'} />}
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
