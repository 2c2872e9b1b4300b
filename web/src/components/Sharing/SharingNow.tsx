import { Suspense } from 'react'

import styled from 'styled-components'

import type { Mood } from 'src/components/ui/Face'
import Stack from 'src/components/ui/Stack'
import StateCard from 'src/components/ui/StateCard'
import Text from 'src/components/ui/Text'
import { type SharerView } from 'src/domain/peerSession/selectors'
import { useLazyComponent } from 'src/hooks/useLazyComponent'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { useScreenWakeLock } from 'src/hooks/useScreenWakeLock'
import { useTexts } from 'src/hooks/useTexts'

import InviteHelper from './InviteHelper'
import SharingTools from './SharingTools'
import SoundNote from './SoundNote'
import StopAndHide from './StopAndHide'

export type SharingView = Exclude<SharerView, 'ready' | 'choosing'>

const moods: Record<Exclude<SharingView, 'newcomer'>, Mood> = {
  waiting: 'waiting',
  searching: 'waiting',
  sharing: 'watching',
  hidden: 'hidden',
  reconnecting: 'asleep',
}

// Side by side where both have room.
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  grid-gap: ${({ theme }) => theme.space.md};
`

const fetchCameraPreview = () =>
  import('src/components/CameraPreview/CameraPreview')
const fetchNewcomer = () => import('src/components/Newcomer/Newcomer')

export interface SharingNowProps {
  view: SharingView
}

/** A screen or a camera is captured. */
function SharingNow({ view }: SharingNowProps) {
  const isNewcomer = view === 'newcomer'
  const Newcomer = useLazyComponent(isNewcomer ? fetchNewcomer : null)
  // A screen has none: that would be a hall of mirrors.
  const isCamera = usePeerSession((state) => state.cameraStream !== null)
  const CameraPreview = useLazyComponent(isCamera ? fetchCameraPreview : null)
  useScreenWakeLock(view !== 'waiting')
  const { sharing } = useTexts()
  const plan = usePeerSession((state) => state.plan)
  const isUninvited =
    view === 'waiting' && plan.role === 'sharer' && !plan.toUserId

  return (
    <Stack gap="lg" data-sharing>
      {isNewcomer ? (
        Newcomer && <Newcomer />
      ) : (
        <StateCard mood={moods[view]} title={sharing[view]}>
          <Text size="lg">{sharing[`${view}Text`]}</Text>
          {(view === 'sharing' || view === 'hidden') && (
            <SoundNote view={view} />
          )}
        </StateCard>
      )}
      {CameraPreview && <CameraPreview />}
      {isUninvited && (
        <Suspense fallback={null}>
          <InviteHelper />
        </Suspense>
      )}
      <Pair>
        <StopAndHide size="xl" />
      </Pair>
      <SharingTools />
    </Stack>
  )
}

export default SharingNow
