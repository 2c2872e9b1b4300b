import { ToolGroup } from 'src/components/Viewing/toolStyles'
import { pointingTools } from 'src/domain/guidance/pointingTool'
import type { PictureOnStage } from 'src/hooks/usePictureView'
import { usePointing } from 'src/hooks/usePointing'
import { usePointingTexts } from 'src/hooks/usePointingTexts'
import { useToolOnStage } from 'src/hooks/useToolOnStage'
import { useViewingTexts } from 'src/hooks/useViewingTexts'

import Choice from './Choice'

/** What a click on the picture does. */
function PointingTools({ picture }: { picture: PictureOnStage }) {
  const texts = usePointingTexts()
  const { move } = useViewingTexts()
  const { pointing, tool } = usePointing()
  const keys = tool === 'move' ? null : `${texts.keys[tool]} ${texts.moreKeys}`
  useToolOnStage(picture, pointing, keys)

  return (
    <ToolGroup role="radiogroup" aria-label={texts.tools}>
      {pointingTools.map((each) => (
        <Choice
          key={each}
          tool={each}
          isChosen={each === tool}
          onChoose={() => pointing.choose(each)}
        >
          {each === 'move' ? move : texts[each]}
        </Choice>
      ))}
    </ToolGroup>
  )
}

export default PointingTools
