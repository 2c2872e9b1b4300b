import { useEffect, useState } from 'react'

import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import { type Surface, surfaces } from 'src/features/capture/model/surface'
import ChangeTools from 'src/features/helper-window/ui/ChangeTools'
import { PeerSessionContext } from 'src/features/session/ui/usePeerSession'
import SurfaceNotice from 'src/features/viewing/ui/SurfaceNotice'

import { type FakeShare, fakeShare } from './fakeShare'

/**
 * What both sides show while one kind of surface is shared: a tab, a window or
 * a screen. The two sides are connected: a click on one side changes the other.
 */
function OneSurface({ surface }: { surface: Surface }) {
  const [share, setShare] = useState<FakeShare | null>(null)
  useEffect(() => void fakeShare(surface).then(setShare), [surface])

  if (!share) return null
  return (
    <Stack gap="sm">
      <Text as="strong">{surface}</Text>
      <PeerSessionContext.Provider value={share.viewer}>
        <SurfaceNotice />
      </PeerSessionContext.Provider>
      <PeerSessionContext.Provider value={share.sharer}>
        <ChangeTools />
      </PeerSessionContext.Provider>
    </Stack>
  )
}

const Surfaces = () => (
  <Stack gap="lg">
    {surfaces.map((surface) => (
      <OneSurface key={surface} surface={surface} />
    ))}
  </Stack>
)

export default Surfaces
