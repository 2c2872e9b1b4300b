import { useEffect, useState } from 'react'

import ChangeTools from 'src/components/ChangeOffer/ChangeTools'
import Stack from 'src/components/ui/Stack'
import Text from 'src/components/ui/Text'
import SurfaceNotice from 'src/components/Viewing/SurfaceNotice'
import { PeerSessionContext } from 'src/context/PeerSessionContext'
import { type Surface, surfaces } from 'src/domain/capture/surface'

import { type FakeShare, fakeShare } from './fakeShare'

/** What both sides say of one surface; a press on one side reaches the other. */
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

/** ChangeTools and SurfaceNotice for everything that can be shared. */
const Surfaces = () => (
  <Stack gap="lg">
    {surfaces.map((surface) => (
      <OneSurface key={surface} surface={surface} />
    ))}
  </Stack>
)

export default Surfaces
