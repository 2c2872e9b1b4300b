import { useCallback, useRef } from 'react'

import styled from 'styled-components'

import { useSessionTools } from 'src/features/session/ui/SessionToolsContext'
import { closeUpShape } from 'src/features/stage/model/closeUp'
import { paintCloseUp } from 'src/features/stage/paintCloseUp'
import { usePanelTexts } from 'src/i18n/usePanelTexts'

import SpotPicture from './SpotPicture'
import type { ShownSpot } from './useScreenshot'

/** Never so large that the words and buttons below it are out of sight. */
const Place = styled.div`
  max-width: calc(50vh * ${closeUpShape});
`

/** The spot, enlarged; the helper is told once it is seen. */
function SpotCloseUp({ spot }: { spot: ShownSpot }) {
  const { guidance } = useSessionTools()
  const { closeUp } = usePanelTexts()
  const id = spot.marks[spot.marks.length - 1]?.id
  const toldId = useRef<number | null>(null)

  const tell = useCallback(() => {
    if (id === undefined || toldId.current === id) return
    toldId.current = id
    guidance.say({ type: 'drawn', id })
  }, [guidance, id])

  return (
    <Place>
      <SpotPicture
        spot={spot}
        paint={paintCloseUp}
        shape={closeUpShape}
        label={closeUp}
        painted={tell}
      />
    </Place>
  )
}

export default SpotCloseUp
