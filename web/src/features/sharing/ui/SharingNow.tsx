import { Suspense, useContext, useEffect, useState } from 'react'

import { useLazyComponent } from 'src/browser/useLazyComponent'
import { useScreenWakeLock } from 'src/browser/useScreenWakeLock'
import PageWithBar from 'src/components/PageWithBar'
import { untilPictureIsSent } from 'src/features/picture'
import {
  isAlarmRaised,
  SessionToolsContext,
  StopAndHide,
  usePeerSession,
  usePeerSessionInstance,
} from 'src/features/session'
import { fetchCameraPreview } from 'src/features/stage'

import { fetchSharerPart } from './fetchSharerPart'
import InviteHelper from './InviteHelper'
import StateOfShare, { type SharingView } from './StateOfShare'

const fetchNewcomer = fetchSharerPart('Newcomer')
const fetchAlarmBar = fetchSharerPart('AlarmBar')
const fetchAlarm = fetchSharerPart('AlarmAdvice')

/**
 * @returns whether the first video frame has been sent. Components of minor
 * importance are loaded after this frame, because loading them would delay it
 * (docs/picture.md).
 */
export function useIsPictureSent(): boolean {
  const session = usePeerSessionInstance()
  const [isSent, setIsSent] = useState(false)

  useEffect(() => {
    const { mediaConnection } = session.getSnapshot()
    void untilPictureIsSent(mediaConnection).then(() => setIsSent(true))
  }, [session])

  return isSent
}

const fetchTalk = fetchSharerPart('SharerTalk')
const fetchChangeOffer = fetchSharerPart('ChangeOffer')
const fetchGuidance = fetchSharerPart('HelperWindow')
const fetchLongWait = fetchSharerPart('LongWait')
const fetchMore = fetchSharerPart('SharerMore')

interface SharingToolsProps {
  /** whether the first video frame has been sent */
  isTime: boolean
}

function SharingTools({ isTime }: SharingToolsProps) {
  const isCamera = usePeerSession((state) => state.surface === 'camera')
  const isMet = usePeerSession(
    (state) => state.remoteParticipantState === 'connected'
  )
  // After the sharer has raised an alarm about the helper, only the safety
  // advice is shown, and nothing from the helper.
  const isAlarm = usePeerSession(isAlarmRaised)
  const hasTools = useContext(SessionToolsContext) !== null
  const Talk = useLazyComponent(isTime ? fetchTalk : null)
  const ChangeOffer = useLazyComponent(isTime ? fetchChangeOffer : null)
  const HelperWindow = useLazyComponent(isTime ? fetchGuidance : null)
  const LongWait = useLazyComponent(isMet ? null : fetchLongWait)
  const More = useLazyComponent(isTime && isCamera ? fetchMore : null)

  return (
    <>
      {/* A camera can be pointed elsewhere, so there is no button to change
          what is shared. Its preview shows no annotations. */}
      {ChangeOffer && !isCamera && !isAlarm && <ChangeOffer />}
      {hasTools && Talk && !isAlarm && <Talk />}
      {LongWait && !isAlarm && <LongWait />}
      {hasTools && HelperWindow && !isCamera && <HelperWindow />}
      {hasTools && More && isCamera && !isAlarm && <More />}
    </>
  )
}

function SharingNow({ view }: { view: SharingView }) {
  const isTime = useIsPictureSent()
  const Newcomer = useLazyComponent(view === 'newcomer' ? fetchNewcomer : null)
  // Only a camera has a preview: the preview of a screen would contain itself.
  const isCamera = usePeerSession((state) => state.cameraStream !== null)
  const CameraPreview = useLazyComponent(isCamera ? fetchCameraPreview : null)
  const isAlarm = view === 'alarm'
  const Alarm = useLazyComponent(isTime || isAlarm ? fetchAlarm : null)
  const AlarmBar = useLazyComponent(isTime || isAlarm ? fetchAlarmBar : null)
  useScreenWakeLock(view !== 'waiting')
  const isUninvited = usePeerSession(
    ({ plan }) => plan.role === 'sharer' && !plan.toUserId
  )
  const bar = (
    <>
      {!isAlarm && <StopAndHide />}
      {Alarm && AlarmBar && <AlarmBar />}
    </>
  )

  return (
    <PageWithBar bar={bar} data-sharing>
      {view === 'alarm' ? (
        Alarm && <Alarm />
      ) : (
        <>
          {view === 'newcomer' ? (
            Newcomer && <Newcomer />
          ) : (
            <StateOfShare view={view} isUninvited={isUninvited} />
          )}
          {CameraPreview && <CameraPreview />}
          {isUninvited && view === 'waiting' && (
            <Suspense fallback={null}>
              <InviteHelper />
            </Suspense>
          )}
        </>
      )}
      <SharingTools isTime={isTime} />
    </PageWithBar>
  )
}

export default SharingNow
