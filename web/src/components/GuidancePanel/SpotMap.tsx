import styled from 'styled-components'

import { usePanelTexts } from 'src/hooks/usePanelTexts'
import type { ShownSpot } from 'src/hooks/useScreenshot'
import { paintMap } from 'src/lib/screenshot/paintMap'

import SpotPicture from './SpotPicture'

const Place = styled.div`
  flex: none;
  width: 7.5rem;
  max-width: 45%;
  margin-inline-end: ${({ theme }) => theme.space.md};
`

/** Where on the screen the spot is. */
function SpotMap({ spot }: { spot: ShownSpot }) {
  const { map } = usePanelTexts()
  const { width, height } = spot.screenshot

  return (
    <Place>
      <SpotPicture
        spot={spot}
        paint={paintMap}
        shape={width / height}
        label={map}
      />
    </Place>
  )
}

export default SpotMap
