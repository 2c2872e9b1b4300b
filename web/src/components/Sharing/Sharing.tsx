import ErrorScreen from 'src/components/ErrorScreen'
import NetworkScreen from 'src/components/NetworkScreen'
import Above from 'src/components/ui/Above'
import PageWithBar from 'src/components/ui/PageWithBar'
import {
  type PickerDialog,
  pickerDialog,
} from 'src/domain/capture/pickerDialog'
import type { UserId } from 'src/domain/invite/userId'
import {
  changeOf,
  farewell,
  isCapturing as hasCapture,
  isDeviceAsking,
  sharerView,
} from 'src/domain/peerSession/selectors'
import { isSharer } from 'src/domain/peerSession/state'
import { useKeptText } from 'src/hooks/useKeptText'
import { useLazyComponent } from 'src/hooks/useLazyComponent'
import { useLeaveGuard } from 'src/hooks/useLeaveGuard'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { usePeerSessionPlan } from 'src/hooks/usePeerSessionPlan'
import { keptHelpers } from 'src/lib/browser/preferences'

import ChoosingScreen from './ChoosingScreen'
import { fetchAlarm, fetchAlarmBar } from './fetchAlarm'
import type { LeaveQuestionProps } from './LeaveQuestion'
import ReadyToShare from './ReadyToShare'
import ShareStopped from './ShareStopped'
import type { SharingEndedProps } from './SharingEnded'
import SharingNow from './SharingNow'

const fetchSharingEnded = () => import('./SharingEnded')
const fetchLeaveQuestion = () => import('./LeaveQuestion')
const fetchSecondDevice = () => import('src/components/Newcomer/SecondDevice')
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
  const isDeviceThere = usePeerSession(isDeviceAsking)
  const SecondDevice = useLazyComponent(
    isDeviceThere ? fetchSecondDevice : null
  )
  const view = usePeerSession(sharerView)
  const isWaiting = view === 'ready' || view === 'waiting'
  const isCapturing = usePeerSession(hasCapture)
  const { isAsked, stay, leave } = useLeaveGuard(isCapturing)
  const LeaveQuestion = useLazyComponent<LeaveQuestionProps>(
    isCapturing ? fetchLeaveQuestion : null
  )

  return (
    <>
      <Above $minHeight={isKept && isWaiting ? roomForRing : '0'}>
        {Ringing && <Ringing />}
        {SecondDevice && <SecondDevice />}
      </Above>
      <SharingView isBroadcast={toUserId === null} />
      {isAsked && LeaveQuestion && (
        <LeaveQuestion onStay={stay} onLeave={leave} />
      )}
    </>
  )
}

function SharingView({ isBroadcast }: { isBroadcast: boolean }) {
  const SharingEnded =
    useLazyComponent<SharingEndedProps>(fetchSharingEnded) ?? ErrorScreen
  const error = usePeerSession((state) => state.error)
  const ended = usePeerSession(farewell)
  const view = usePeerSession(sharerView)
  const hasStopped = usePeerSession(
    ({ outcome }) => outcome === 'stopped' || outcome === 'surface-gone'
  )
  const isCapturing = usePeerSession((s) => isSharer(s) && s.capture !== 'off')
  const isReplacing = usePeerSession(changeOf) === 'replacing'
  const isAlarm = view === 'alarm'
  const Alarm = useLazyComponent(isAlarm && !isCapturing ? fetchAlarm : null)
  const AlarmBar = useLazyComponent(isReplacing ? fetchAlarmBar : null)

  // The words are needed even more when the share is over.
  if (isAlarm && !isCapturing) return Alarm && <Alarm />
  if (error) return <SharingEnded code={error} />
  if (ended) return <SharingEnded code={ended} />
  if (view === 'choosing') {
    return (
      <PageWithBar bar={AlarmBar && <AlarmBar />}>
        <ChoosingScreen />
      </PageWithBar>
    )
  }
  if (view !== 'ready') return <SharingNow view={view} />
  return (
    <NetworkScreen>
      {hasStopped ? (
        <ShareStopped isBroadcast={isBroadcast} />
      ) : (
        <ReadyToShare isBroadcast={isBroadcast} />
      )}
    </NetworkScreen>
  )
}

export default Sharing
