import styled from 'styled-components'

import { paintMap } from 'src/features/stage/paintMap'
import { usePanelTexts } from 'src/i18n/usePanelTexts'

import SpotPicture from './SpotPicture'
import type { ShownSpot } from './useScreenshot'

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
