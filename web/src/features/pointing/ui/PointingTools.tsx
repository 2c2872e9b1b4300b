import { useEffect } from 'react'

import styled, { css } from 'styled-components'

import ToolIcon from 'src/components/ToolIcon'
import {
  type PointingTool,
  pointingTools,
} from 'src/features/pointing/model/markInHand'
import type { Pointing } from 'src/features/pointing/Pointing'
import { useTool } from 'src/features/session'
import {
  type PictureOnStage,
  Tool,
  ToolGroup,
  toolKeys,
  ToolLabel,
  toolStyles,
} from 'src/features/stage'
import { usePointingTexts } from 'src/i18n/usePointingTexts'
import { useViewingTexts } from 'src/i18n/useViewingTexts'
import { inputOverAll } from 'src/styles/inputOverAll'
import { media } from 'src/styles/media'

import { usePointing } from './usePointing'

/**
 * @param keys the text that explains the keys of the tool; null while dragging
 * moves the video and does not draw
 */
function useToolOnStage(
  { hold }: PictureOnStage,
  pointing: Pointing,
  keys: string | null
): void {
  useEffect(() => {
    hold(keys === null ? null : { tool: pointing, keys })
    return () => hold(null)
  }, [hold, pointing, keys])
}

const Label = styled.label<{ $isSpare: boolean }>`
  ${inputOverAll}
  display: inline-flex;

  /* On small screens two fingers move the picture, and the space is needed. */
  ${media.below('desktop')} {
    display: ${({ $isSpare }) => ($isSpare ? 'none' : 'inline-flex')};
  }
`

const Face = styled.span`
  ${toolStyles}

  input:hover + & {
    background: ${({ theme }) => theme.colour.tonalHover};
  }
  input:checked + & {
    border-color: ${({ theme }) => theme.colour.primaryEdge};
    background: ${({ theme }) => theme.colour.primary};
    color: ${({ theme }) => theme.colour.onPrimary};
  }
  input:focus-visible + & {
    outline: 3px solid ${({ theme }) => theme.colour.focus};
    outline-offset: 1px;
  }
  ${media.forcedColours} {
    forced-color-adjust: none;
    background: ButtonFace;
    color: ButtonText;

    input:checked + & {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
    input:focus-visible + & {
      outline-color: Highlight;
    }
  }
`

interface ChoiceProps {
  tool: PointingTool
  isChosen: boolean
  onChoose: () => void
  children: string
}

const Choice = ({ tool, isChosen, onChoose, children }: ChoiceProps) => (
  <Label title={children} $isSpare={tool === 'move' && !isChosen}>
    <input
      type="radio"
      name="pointing-tool"
      checked={isChosen}
      aria-keyshortcuts={toolKeys[tool]}
      onChange={onChoose}
    />
    <Face>
      <ToolIcon name={tool} />
      <ToolLabel>{children}</ToolLabel>
    </Face>
  </Label>
)

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

/** Hidden buttons keep their space, so that other buttons do not move. */
const Group = styled(ToolGroup)<{ $isOffered: boolean }>`
  ${({ $isOffered }) =>
    !$isOffered &&
    css`
      display: var(--tool-absent, flex);
      visibility: hidden;
    `}
`

export function MarkTools() {
  const texts = usePointingTexts()
  const { pointing } = usePointing()
  const hasMarks = useTool('annotations', ({ marks }) => marks.length > 0)

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

export default PointingTools
