import styled from 'styled-components'

import ToolIcon from 'src/components/ToolIcon'
import type { PointingTool } from 'src/features/pointing/model/pointingTool'
import { toolKeys } from 'src/features/stage/model/toolKeys'
import { ToolLabel, toolStyles } from 'src/features/stage/ui/toolStyles'
import { inputOverAll } from 'src/styles/inputOverAll'
import { media } from 'src/styles/media'

const Label = styled.label<{ $isSpare: boolean }>`
  ${inputOverAll}
  display: inline-flex;

  /* Two fingers move the picture there, and the room is needed. */
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

/** One of several tools, of which one is always in hand. */
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

export default Choice
