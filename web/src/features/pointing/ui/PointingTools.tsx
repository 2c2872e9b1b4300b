import { pointingTools } from 'src/features/pointing/model/pointingTool'
import { ToolGroup } from 'src/features/stage/ui/toolStyles'
import type { PictureOnStage } from 'src/features/stage/ui/usePictureView'
import { usePointingTexts } from 'src/i18n/usePointingTexts'
import { useViewingTexts } from 'src/i18n/useViewingTexts'

import Choice from './Choice'
import { usePointing } from './usePointing'
import { useToolOnStage } from './useToolOnStage'

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
