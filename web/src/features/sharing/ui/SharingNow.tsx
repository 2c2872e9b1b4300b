import { Suspense, useEffect, useState } from 'react'

import { useLazyComponent } from 'src/browser/useLazyComponent'
import { useScreenWakeLock } from 'src/browser/useScreenWakeLock'
import PageWithBar from 'src/components/PageWithBar'
import { untilPictureIsSent } from 'src/features/picture/untilPictureIsSent'
import { usePeerSessionInstance } from 'src/features/session/ui/PeerSessionContext'
import StopAndHide from 'src/features/session/ui/StopAndHide'
import { usePeerSession } from 'src/features/session/ui/usePeerSession'

import { fetchSharerPart } from './fetchSharerPart'
import InviteHelper from './InviteHelper'
import SharingTools from './SharingTools'
import StateOfShare, { type SharingView } from './StateOfShare'

const fetchCameraPreview = () => import('src/features/stage/ui/CameraPreview')
const fetchNewcomer = fetchSharerPart('Newcomer')
const fetchAlarmBar = fetchSharerPart('AlarmBar')
const fetchAlarm = fetchSharerPart('AlarmAdvice')

/**
 * Whether it is time to build what a share can begin without: before its first
 * picture is on the way, that would delay it (docs/picture.md).
 */
export function useIsPictureSent(): boolean {
  const session = usePeerSessionInstance()
  const [isSent, setIsSent] = useState(false)

  useEffect(() => {
    const call = () => session.getSnapshot().mediaConnection
    void untilPictureIsSent(call).finally(() => setIsSent(true))
  }, [session])

  return isSent
}

/** A screen or a camera is captured. */
function SharingNow({ view }: { view: SharingView }) {
  const isTime = useIsPictureSent()
  const Newcomer = useLazyComponent(view === 'newcomer' ? fetchNewcomer : null)
  // A screen has none: that would be a hall of mirrors.
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
