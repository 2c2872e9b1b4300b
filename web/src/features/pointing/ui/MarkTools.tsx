import styled, { css } from 'styled-components'

import { useGuidance } from 'src/features/messages/useGuidance'
import Tool from 'src/features/stage/ui/Tool'
import { ToolGroup } from 'src/features/stage/ui/toolStyles'
import { usePointingTexts } from 'src/i18n/usePointingTexts'

import { usePointing } from './usePointing'

/** In a row it keeps its place, so that nothing beside it moves. */
const Group = styled(ToolGroup)<{ $isOffered: boolean }>`
  ${({ $isOffered }) =>
    !$isOffered &&
    css`
      display: var(--tool-absent, flex);
      visibility: hidden;
    `}
`

/** The way back from what was pointed at, while there is something. */
function MarkTools() {
  const texts = usePointingTexts()
  const { pointing } = usePointing()
  const hasMarks = useGuidance(({ marks }) => marks.length > 0)

  return (
    <Group $isOffered={hasMarks}>
      <Tool
        icon="undo"
        shortcut="undo"
        data-minor
        disabled={!hasMarks}
        onClick={pointing.undo}
      >
        {texts.undo}
      </Tool>
      <Tool
        icon="clear"
        shortcut="clear"
        data-minor
        disabled={!hasMarks}
        onClick={pointing.clear}
      >
        {texts.clear}
      </Tool>
    </Group>
  )
}

export default MarkTools
