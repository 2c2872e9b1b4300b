import type { ReactNode } from 'react'

import ErrorScreen from 'src/components/ErrorScreen'
import Button from 'src/components/ui/Button'
import { usePeerSessionInstance } from 'src/context/PeerSessionContext'
import { isOffline } from 'src/domain/peerSession/selectors'
import { useConditionForAtLeast } from 'src/hooks/useConditionForAtLeast'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { useTexts } from 'src/hooks/useTexts'

const patienceMs = 2_000

/** Its children, until the signalling server has been out of reach for a while. */
function NetworkScreen({ children }: { children: ReactNode }) {
  const session = usePeerSessionInstance()
  const { common } = useTexts()
  const isOut = useConditionForAtLeast(usePeerSession(isOffline), patienceMs)

  if (!isOut) return children
  return (
    <ErrorScreen code="network">
      <Button size="lg" icon="reload" onClick={session.retry}>
        {common.tryAgain}
      </Button>
    </ErrorScreen>
  )
}

export default NetworkScreen
