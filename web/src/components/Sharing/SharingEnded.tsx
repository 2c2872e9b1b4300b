import ErrorScreen from 'src/components/ErrorScreen'
import LazyTroubleshooting from 'src/components/LazyTroubleshooting'
import Button from 'src/components/ui/Button'
import { usePeerSessionInstance } from 'src/context/PeerSessionContext'
import { settingsPane } from 'src/domain/environment/settingsPane'
import type { ErrorCode } from 'src/domain/errors/errorCode'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { useTexts } from 'src/hooks/useTexts'
import { thisDevice } from 'src/lib/browser/device'

import LazyAfterShare from './LazyAfterShare'
import ShareScreenButton from './ShareScreenButton'

export interface SharingEndedProps {
  code: ErrorCode
}

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

  return (
    <ErrorScreen code={code}>
      <LazyTroubleshooting code={code} />
      {isClosed ? (
        <Button size="lg" icon="reload" onClick={session.retry}>
          {common.tryAgain}
        </Button>
      ) : (
        <ShareScreenButton
          size="lg"
          variant={isForSettings ? 'secondary' : 'primary'}
        />
      )}
      <LazyAfterShare hasHelper={code === 'viewer-left'} />
    </ErrorScreen>
  )
}

export default SharingEnded
