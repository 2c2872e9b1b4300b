import { Suspense } from 'react'

import type { BannerTone } from 'src/components/ui/Banner'
import Button from 'src/components/ui/Button'
import Stack from 'src/components/ui/Stack'
import Text from 'src/components/ui/Text'
import { usePeerSessionInstance } from 'src/context/PeerSessionContext'
import {
  isScreenHidden,
  type SharerView,
} from 'src/domain/peerSession/selectors'
import { useLazyComponent } from 'src/hooks/useLazyComponent'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { useScreenWakeLock } from 'src/hooks/useScreenWakeLock'
import { useTexts } from 'src/hooks/useTexts'

import ArrivingBanner from './ArrivingBanner'
import InviteHelper from './InviteHelper'
import SharingTools from './SharingTools'
import SoundNote from './SoundNote'

export type SharingView = Exclude<SharerView, 'ready' | 'choosing'>

const tones: Record<Exclude<SharingView, 'newcomer'>, BannerTone> = {
  waiting: 'info',
  searching: 'info',
  sharing: 'success',
  hidden: 'info',
  reconnecting: 'warning',
}

const fetchCameraPreview = () =>
  import('src/components/CameraPreview/CameraPreview')
const fetchNewcomer = () => import('src/components/Newcomer/Newcomer')

export interface SharingNowProps {
  view: SharingView
}

/** A screen or a camera is captured. */
const SharingNow = ({ view: wholeView }: SharingNowProps) => {
  const isNewcomer = wholeView === 'newcomer'
  const view = isNewcomer ? 'reconnecting' : wholeView
  const Newcomer = useLazyComponent(isNewcomer ? fetchNewcomer : null)
  // A screen has none: that would be a hall of mirrors.
  const isCamera = usePeerSession((state) => state.cameraStream !== null)
  const CameraPreview = useLazyComponent(isCamera ? fetchCameraPreview : null)
  useScreenWakeLock(view !== 'waiting')
  const session = usePeerSessionInstance()
  const { sharing } = useTexts()
  const isHidden = usePeerSession(isScreenHidden)
  const plan = usePeerSession((state) => state.plan)
  const isUninvited =
    view === 'waiting' && plan.role === 'sharer' && !plan.toUserId
  const isBusy = view !== 'sharing' && view !== 'hidden'

  return (
    <Stack gap="lg">
      {Newcomer ? (
        <Newcomer />
      ) : (
        <>
          <ArrivingBanner tone={tones[view]} busy={isBusy}>
            {sharing[view]}
          </ArrivingBanner>
          <Text size="lg" align="center">
            {sharing[`${view}Text`]}
          </Text>
        </>
      )}
      {(view === 'sharing' || view === 'hidden') && <SoundNote view={view} />}
      {CameraPreview && <CameraPreview />}
      {isUninvited && (
        <Suspense fallback={null}>
          <InviteHelper />
        </Suspense>
      )}
      <Button
        size="xl"
        variant="danger"
        icon="stop"
        onClick={session.stop}
        fullWidth
      >
        {sharing.stop}
      </Button>
      <Button
        size="lg"
        variant="secondary"
        icon={isHidden ? 'show' : 'hide'}
        onClick={isHidden ? session.show : session.hide}
        fullWidth
      >
        {isHidden ? sharing.show : sharing.hide}
      </Button>
      <SharingTools />
    </Stack>
  )
}

export default SharingNow
