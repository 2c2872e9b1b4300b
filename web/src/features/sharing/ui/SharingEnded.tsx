import { Suspense } from 'react'

import { settingsPane, thisDevice } from 'src/browser/device'
import type { ErrorCode } from 'src/browser/errors/errorCode'
import { useLazyComponent } from 'src/browser/useLazyComponent'
import Button from 'src/components/Button'
import ErrorScreen from 'src/components/ErrorScreen'
import type { AfterShareProps } from 'src/features/after-share'
import { fetchAnotherLink } from 'src/features/links'
import type { InvitationTo as Invitation, UserId } from 'src/features/links'
import { LazyTroubleshooting } from 'src/features/network-check'
import { usePeerSession, usePeerSessionInstance } from 'src/features/session'
import { useTexts } from 'src/i18n/useTexts'

import InviteHelper from './InviteHelper'
import ShareScreenButton from './ShareScreenButton'
import { fetchAfterShare, ForNextTime } from './ShareStopped'

export interface SharingEndedProps {
  code: ErrorCode
}

const toHelper = (toUserId: UserId): Invitation => ({ for: 'sharer', toUserId })

/** Errors that may end a share after it was connected. */
const endsShares: ReadonlySet<ErrorCode> = new Set(['viewer-left', 'network'])

/** Errors which say that the peer could not be verified as the helper. */
const doubts: ReadonlySet<ErrorCode> = new Set([
  'viewer-not-proved',
  'viewer-not-compared',
  'stranger-keeps-trying',
])

function SharingEnded({ code }: SharingEndedProps) {
  const session = usePeerSessionInstance()
  const { common } = useTexts()
  // The operating system would refuse another attempt, so the main button opens
  // its settings.
  const isForSettings =
    code === 'display-capture-denied-by-system' &&
    settingsPane(thisDevice().system) !== null
  const isClosed = usePeerSession(
    (state) => state.serverConnectionState === 'closed'
  )
  const isDoubt = doubts.has(code)
  const hasOwnLink = usePeerSession(
    ({ plan }) => plan.role === 'sharer' && !plan.toUserId
  )
  const AnotherLink = useLazyComponent(
    isDoubt && !hasOwnLink ? fetchAnotherLink : null
  )

  // Summarises what was saved during the share. Only these errors can end a
  // share that was connected.
  const AfterShare = useLazyComponent<AfterShareProps>(
    endsShares.has(code) ? fetchAfterShare : null
  )

  // The usual text advises to ask for another link, which makes no sense at the
  // sharer's own link.
  const isOwnUnproved = code === 'viewer-not-proved' && hasOwnLink
  // The error text advises to ask for a new link, which can be pasted on the
  // home page.
  const isForNewLink = code === 'viewer-left'
  const isSecond =
    isForNewLink ||
    isForSettings ||
    (isDoubt && !hasOwnLink) ||
    code === 'stranger-keeps-trying'

  const again = isClosed ? (
    <Button
      size="lg"
      variant={isForNewLink ? 'secondary' : 'primary'}
      icon="reload"
      onClick={session.retry}
    >
      {common.tryAgain}
    </Button>
  ) : (
    <ShareScreenButton size="lg" variant={isSecond ? 'secondary' : 'primary'} />
  )
  const rest = (
    <>
      {isForNewLink && again}
      {AfterShare && <AfterShare isHeard={false} />}
      <ForNextTime hasHelper={isForNewLink} />
    </>
  )

  if (isForNewLink) return <ErrorScreen code={code} rest={rest} />
  return (
    <ErrorScreen code={isOwnUnproved ? 'sharer-not-proved' : code} rest={rest}>
      <LazyTroubleshooting code={code} />
      {AnotherLink && <AnotherLink to={toHelper} isMain />}
      {isDoubt && hasOwnLink && (
        <Suspense fallback={null}>
          <InviteHelper />
        </Suspense>
      )}
      {again}
    </ErrorScreen>
  )
}

export default SharingEnded
