import { Suspense } from 'react'

import LazyAfterShare from 'src/components/AfterShare/LazyAfterShare'
import ErrorScreen from 'src/components/ErrorScreen'
import LazyTroubleshooting from 'src/components/LazyTroubleshooting'
import Button from 'src/components/ui/Button'
import { usePeerSessionInstance } from 'src/context/PeerSessionContext'
import { settingsPane } from 'src/domain/environment/settingsPane'
import type { ErrorCode } from 'src/domain/errors/errorCode'
import type { Invitation } from 'src/domain/invite/inviteLink'
import type { UserId } from 'src/domain/invite/userId'
import { useLazyComponent } from 'src/hooks/useLazyComponent'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { useTexts } from 'src/hooks/useTexts'
import { thisDevice } from 'src/lib/browser/device'

import ForNextTime from './ForNextTime'
import InviteHelper from './InviteHelper'
import ShareScreenButton from './ShareScreenButton'

export interface SharingEndedProps {
  code: ErrorCode
}

const toHelper = (toUserId: UserId): Invitation => ({ for: 'sharer', toUserId })

/** A share may have run until then. */
const endsShares: ReadonlySet<ErrorCode> = new Set(['viewer-left', 'network'])

const fetchAnotherLink = () =>
  import('src/components/SpokenWordsForm/AnotherLink')

/** Why nobody sees the screen, and the way to try again. */
function SharingEnded({ code }: SharingEndedProps) {
  const session = usePeerSessionInstance()
  const { common } = useTexts()
  // There it would be refused again: the settings come first.
  const isForSettings =
    code === 'display-capture-denied-by-system' &&
    settingsPane(thisDevice().system) !== null
  const isClosed = usePeerSession(
    (state) => state.serverConnectionState === 'closed'
  )
  const isDoubt = code === 'viewer-not-proved'
  const hasOwnLink = usePeerSession(
    ({ plan }) => plan.role === 'sharer' && !plan.toUserId
  )
  const AnotherLink = useLazyComponent(
    isDoubt && !hasOwnLink ? fetchAnotherLink : null
  )

  return (
    // Who has sent the link cannot ask for another.
    <ErrorScreen code={isDoubt && hasOwnLink ? 'sharer-not-proved' : code}>
      <LazyTroubleshooting code={code} />
      {AnotherLink && <AnotherLink to={toHelper} isMain />}
      {isDoubt && hasOwnLink && (
        <Suspense fallback={null}>
          <InviteHelper />
        </Suspense>
      )}
      {isClosed ? (
        <Button size="lg" icon="reload" onClick={session.retry}>
          {common.tryAgain}
        </Button>
      ) : (
        <ShareScreenButton
          size="lg"
          variant={
            isForSettings || (isDoubt && !hasOwnLink) ? 'secondary' : 'primary'
          }
        />
      )}
      {/* Nobody is there who could be told. */}
      {endsShares.has(code) && <LazyAfterShare isHeard={false} />}
      <ForNextTime hasHelper={code === 'viewer-left'} />
    </ErrorScreen>
  )
}

export default SharingEnded
