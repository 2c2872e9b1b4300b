import styled from 'styled-components'

import Stack from 'src/components/Stack'
import Text from 'src/components/Text'

import Pulse from './Pulse'
import SpotCloseUp from './SpotCloseUp'
import SpotMap from './SpotMap'
import SpotWords from './SpotWords'
import type { ShownSpot } from './useScreenshot'

/** Side by side as long as both fit. */
const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
`

const Words = styled.div`
  flex: 1 1 9rem;
  min-width: 0;
`

interface SpotProps {
  /** null while nothing is shown */
  spot: ShownSpot | null
  isWindow: boolean
  /** what stands in its place meanwhile */
  idle: string | null
}

/** What the helper points at, large and in words. */
const Spot = ({ spot, isWindow, idle }: SpotProps) => (
  <Stack gap="sm">
    {spot && <Pulse key={newestId(spot)} $isWindow={isWindow} />}
    {spot && <SpotCloseUp spot={spot} />}
    <Below>
      {spot && <SpotMap spot={spot} />}
      <Words aria-live="polite">
        {spot && <SpotWords spot={spot} />}
        {!spot && idle && <Text tone="muted">{idle}</Text>}
      </Words>
    </Below>
  </Stack>
)

/** Another mark pulses anew. */
const newestId = ({ marks }: ShownSpot) => marks[marks.length - 1]?.id

export default Spot
