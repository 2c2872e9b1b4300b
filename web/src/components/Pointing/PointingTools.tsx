import Button from 'src/components/ui/Button'
import { ToolGroup } from 'src/components/Viewing/ToolGroup'
import { pointingTools } from 'src/domain/guidance/pointingTool'
import { useGuidance } from 'src/hooks/useGuidance'
import type { PictureOnStage } from 'src/hooks/usePictureView'
import { usePointing } from 'src/hooks/usePointing'
import { usePointingTexts } from 'src/hooks/usePointingTexts'
import { useToolOnStage } from 'src/hooks/useToolOnStage'
import { useViewingTexts } from 'src/hooks/useViewingTexts'

import Choice from './Choice'

interface PointingToolsProps {
  picture: PictureOnStage
  isLive: boolean
}

/** What a click on the picture does, and the way back from it. */
function PointingTools({ picture, isLive }: PointingToolsProps) {
  const texts = usePointingTexts()
  const { move } = useViewingTexts()
  const { pointing, tool } = usePointing()
  const hasMarks = useGuidance(({ marks }) => marks.length > 0)
  const keys = tool === 'move' ? null : `${texts.keys[tool]} ${texts.moreKeys}`
  useToolOnStage(picture, pointing, keys)

  return (
    <>
      <ToolGroup role="radiogroup" aria-label={texts.tools}>
        {pointingTools.map((each) => (
          <Choice
            key={each}
            name="pointing-tool"
            isChosen={each === tool}
            onChoose={() => pointing.choose(each)}
          >
            {each === 'move' ? move : texts[each]}
          </Choice>
        ))}
      </ToolGroup>
      <ToolGroup>
        <Button
          variant="secondary"
          disabled={!hasMarks || !isLive}
          onClick={pointing.undo}
        >
          {texts.undo}
        </Button>
        <Button
          variant="secondary"
          disabled={!hasMarks || !isLive}
          onClick={pointing.clear}
        >
          {texts.clear}
        </Button>
      </ToolGroup>
    </>
  )
}

export default PointingTools
