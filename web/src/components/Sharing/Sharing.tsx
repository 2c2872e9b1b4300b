import ErrorScreen from 'src/components/ErrorScreen'
import NetworkScreen from 'src/components/NetworkScreen'
import Above from 'src/components/ui/Above'
import {
  type PickerDialog,
  pickerDialog,
} from 'src/domain/capture/pickerDialog'
import type { UserId } from 'src/domain/invite/userId'
import { farewell, sharerView } from 'src/domain/peerSession/selectors'
import { useKeptText } from 'src/hooks/useKeptText'
import { useLazyComponent } from 'src/hooks/useLazyComponent'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { usePeerSessionPlan } from 'src/hooks/usePeerSessionPlan'
import { keptHelpers } from 'src/lib/browser/preferences'

import ChoosingScreen from './ChoosingScreen'
import ReadyToShare from './ReadyToShare'
import type { SharingEndedProps } from './SharingEnded'
import SharingNow from './SharingNow'

const fetchSharingEnded = () => import('./SharingEnded')
const fetchRinging = () => import('src/components/Ringing/SharerRinging')

interface SharingProps {
  toUserId: UserId | null
  /** what asks what to share; null for a camera */
  dialog?: PickerDialog | null
}

/** One line of news and its button: what is below stays where it is when they come. */
const roomForRing = '5rem'

/** Everything the sharer sees, from the one button to the share and back. */
function Sharing({
  toUserId,
  dialog = pickerDialog(navigator.userAgent),
}: SharingProps) {
  usePeerSessionPlan('sharer', toUserId, dialog)
  const isKept = useKeptText(keptHelpers)[0]?.includes(`"${toUserId}"`) ?? false
  const isVerified = usePeerSession((state) => state.isVerified)
  const Ringing = useLazyComponent(isKept || isVerified ? fetchRinging : null)
  const view = usePeerSession(sharerView)
  const isWaiting = view === 'ready' || view === 'waiting'

  return (
    <>
      <Above $minHeight={isKept && isWaiting ? roomForRing : '0'}>
        {Ringing && <Ringing />}
      </Above>
      <SharingView isBroadcast={toUserId === null} />
    </>
  )
}

function SharingView({ isBroadcast }: { isBroadcast: boolean }) {
  const SharingEnded =
    useLazyComponent<SharingEndedProps>(fetchSharingEnded) ?? ErrorScreen
  const error = usePeerSession((state) => state.error)
  const ended = usePeerSession(farewell)
  const view = usePeerSession(sharerView)

  if (error) return <SharingEnded code={error} />
  if (ended) return <SharingEnded code={ended} />
  if (view === 'choosing') return <ChoosingScreen />
  if (view !== 'ready') return <SharingNow view={view} />
  return (
    <NetworkScreen>
      <ReadyToShare isBroadcast={isBroadcast} />
    </NetworkScreen>
  )
}

export default Sharing
