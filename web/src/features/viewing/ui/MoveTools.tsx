import { lookStep } from 'src/features/stage/PictureMoves'
import { ToolGroup } from 'src/features/stage/ui/toolStyles'
import type { PictureOnStage } from 'src/features/stage/ui/usePictureView'
import { useViewingTexts } from 'src/i18n/useViewingTexts'

import SignTool from './SignTool'

const directions = [
  ['left', { x: -lookStep, y: 0 }],
  ['up', { x: 0, y: -lookStep }],
  ['down', { x: 0, y: lookStep }],
  ['right', { x: lookStep, y: 0 }],
] as const

/** For those who cannot drag, while there is more than what is seen. */
function MoveTools({ picture: { moves, seen } }: { picture: PictureOnStage }) {
  const viewing = useViewingTexts()
  if (!seen?.canPan) return null

  return (
    <ToolGroup role="group" aria-label={viewing.move}>
      {directions.map(([direction, shares]) => (
        <SignTool
          key={direction}
          icon={direction}
          onClick={() => moves.lookBy(shares)}
        >
          {viewing.look[direction]}
        </SignTool>
      ))}
    </ToolGroup>
  )
}

export default MoveTools
