import { type PickerDialog, pickerDialog } from 'src/browser/pickerDialog'
import { keptHelpers, useKeptText } from 'src/browser/preferences'
import { useLazyComponent } from 'src/browser/useLazyComponent'
import { useLeaveGuard } from 'src/browser/useLeaveGuard'
import Above from 'src/components/Above'
import ErrorScreen from 'src/components/ErrorScreen'
import PageWithBar from 'src/components/PageWithBar'
import type { UserId } from 'src/features/links'
import { NetworkScreen } from 'src/features/network-check'
import { fetchSharerRinging } from 'src/features/ring'
import {
  changeOf,
  farewell,
  isCapturing as hasCapture,
  isDeviceAsking,
  isSharer,
  sharerView,
  usePeerSession,
  usePeerSessionPlan,
} from 'src/features/session'

import ChoosingScreen from './ChoosingScreen'
import { fetchSharerPart } from './fetchSharerPart'
import type { LeaveQuestionProps } from './LeaveQuestion'
import ReadyToShare from './ReadyToShare'
import ShareStopped from './ShareStopped'
import type { SharingEndedProps } from './SharingEnded'
import SharingNow from './SharingNow'

const fetchSharingEnded = () => import('./SharingEnded')
const fetchLeaveQuestion = fetchSharerPart('LeaveQuestion')
const fetchAlarmBar = fetchSharerPart('AlarmBar')
const fetchAlarm = fetchSharerPart('AlarmAdvice')
const fetchSecondDevice = fetchSharerPart('SecondDevice')

/**
 * Reserves one line and a button, so that nothing moves when the button to
 * notify the helper appears.
 */
const roomForRing = '5rem'

interface SharingProps {
  toUserId: UserId | null
  /** the browser's screen picker; null for a camera */
  dialog?: PickerDialog | null
}

function Sharing({
  toUserId,
  dialog = pickerDialog(navigator.userAgent),
}: SharingProps) {
  usePeerSessionPlan('sharer', toUserId, dialog)
  const isKept = useKeptText(keptHelpers)[0]?.includes(`"${toUserId}"`) ?? false
  const isVerified = usePeerSession((state) => state.isVerified)
  const Ringing = useLazyComponent(
    isKept || isVerified ? fetchSharerRinging : null
  )
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

  // After an alarm about the helper, the safety advice stays when the share has
  // ended, because the sharer needs it even more then.
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
