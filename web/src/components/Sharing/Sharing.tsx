import ErrorScreen from 'src/components/ErrorScreen'
import NetworkScreen from 'src/components/NetworkScreen'
import {
  type PickerDialog,
  pickerDialog,
} from 'src/domain/capture/pickerDialog'
import type { UserId } from 'src/domain/invite/userId'
import { farewell, sharerView } from 'src/domain/peerSession/selectors'
import { useLazyComponent } from 'src/hooks/useLazyComponent'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { usePeerSessionPlan } from 'src/hooks/usePeerSessionPlan'

import ChoosingScreen from './ChoosingScreen'
import ReadyToShare from './ReadyToShare'
import type { SharingEndedProps } from './SharingEnded'
import SharingNow from './SharingNow'

const fetchSharingEnded = () => import('./SharingEnded')

interface SharingProps {
  toUserId: UserId | null
  /** what asks what to share; null for a camera */
  dialog?: PickerDialog | null
}

/** Everything the sharer sees, from the one button to the share and back. */
function Sharing({
  toUserId,
  dialog = pickerDialog(navigator.userAgent),
}: SharingProps) {
  usePeerSessionPlan('sharer', toUserId, dialog)
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
      <ReadyToShare isBroadcast={toUserId === null} />
    </NetworkScreen>
  )
}

export default Sharing
