import NetworkScreen from 'src/components/NetworkScreen'
import { sharerView } from 'src/domain/peerSession/selectors'
import type { UserId } from 'src/domain/userId'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { usePeerSessionPlan } from 'src/hooks/usePeerSessionPlan'

import ChoosingScreen from './ChoosingScreen'
import ReadyToShare from './ReadyToShare'
import SharingEnded from './SharingEnded'
import SharingNow from './SharingNow'

/** Everything the sharer sees, from the one button to the share and back. */
const Sharing = ({ toUserId }: { toUserId: UserId | null }) => {
  usePeerSessionPlan('sharer', toUserId)
  const error = usePeerSession((state) => state.error)
  const outcome = usePeerSession((state) => state.outcome)
  const view = usePeerSession(sharerView)

  if (error) return <SharingEnded code={error} />
  if (outcome && outcome !== 'stopped') return <SharingEnded code={outcome} />
  if (view === 'choosing') return <ChoosingScreen />
  if (view !== 'ready') return <SharingNow view={view} />
  return (
    <NetworkScreen>
      <ReadyToShare
        isBroadcast={toUserId === null}
        hasStopped={outcome === 'stopped'}
      />
    </NetworkScreen>
  )
}

export default Sharing
