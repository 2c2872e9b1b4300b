import ErrorScreen from 'src/components/ErrorScreen'
import Button from 'src/components/ui/Button'
import { usePeerSessionInstance } from 'src/context/PeerSessionContext'
import type { ErrorCode } from 'src/domain/errorCode'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { useTexts } from 'src/hooks/useTexts'

import ShareScreenButton from './ShareScreenButton'

/** Why nobody sees the screen, and the way to try again. */
const SharingEnded = ({ code }: { code: ErrorCode }) => {
  const session = usePeerSessionInstance()
  const { common } = useTexts()
  const isClosed = usePeerSession(
    (state) => state.serverConnectionState === 'closed'
  )

  return (
    <ErrorScreen code={code}>
      {isClosed ? (
        <Button size="lg" icon="reload" onClick={session.retry}>
          {common.tryAgain}
        </Button>
      ) : (
        <ShareScreenButton size="lg" />
      )}
    </ErrorScreen>
  )
}

export default SharingEnded
