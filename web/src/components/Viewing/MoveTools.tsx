import type { PictureOnStage } from 'src/hooks/usePictureView'
import { useViewingTexts } from 'src/hooks/useViewingTexts'
import { lookStep } from 'src/lib/media/PictureMoves'

import SignButton from './SignButton'
import { ToolGroup } from './ToolGroup'

const directions = [
  ['left', { x: -lookStep, y: 0 }],
  ['up', { x: 0, y: -lookStep }],
  ['down', { x: 0, y: lookStep }],
  ['right', { x: lookStep, y: 0 }],
] as const

/** For those who cannot drag; they stay where they are, so that nothing jumps. */
function MoveTools({ picture: { moves, seen } }: { picture: PictureOnStage }) {
  const viewing = useViewingTexts()

  return (
    <ToolGroup role="group" aria-label={viewing.move}>
      {directions.map(([direction, shares]) => (
        <SignButton
          key={direction}
          icon={direction}
          name={viewing.look[direction]}
          disabled={!seen?.canPan}
          onClick={() => moves.lookBy(shares)}
        />
      ))}
    </ToolGroup>
  )
}

export default MoveTools
