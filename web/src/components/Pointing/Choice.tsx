import type { ReactNode } from 'react'

import styled from 'styled-components'

import { inputOverAll } from 'src/styles/inputOverAll'
import { media } from 'src/styles/media'

const Label = styled.label`
  ${inputOverAll}
  display: inline-flex;
  margin: ${({ theme }) => theme.space.xs};
  font-size: ${({ theme }) => theme.fontSize.sm};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  ${media.below('desktop')} {
    margin: 3px;
  }
`

const Face = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: ${({ theme }) => theme.button.md.height};
  padding: 0.25em 12px;
  border: 2px solid ${({ theme }) => theme.colour.controlBorder};
  border-radius: ${({ theme }) => theme.radius.md};

  input:checked + & {
    border-color: ${({ theme }) => theme.colour.primaryEdge};
    background: ${({ theme }) => theme.colour.primary};
    color: ${({ theme }) => theme.colour.onPrimary};
  }
  input:focus + & {
    outline: 3px solid ${({ theme }) => theme.colour.focus};
    outline-offset: 3px;
  }
  ${media.forcedColours} {
    forced-color-adjust: none;
    border-color: ButtonText;
    background: ButtonFace;
    color: ButtonText;

    input:checked + & {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
    input:focus + & {
      outline-color: Highlight;
    }
  }
  ${media.below('desktop')} {
    padding-inline: 10px;
  }
`

interface ChoiceProps {
  /** the same for all of which one is chosen */
  name: string
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

/** One of several tools, of which one is always in hand. */
const Choice = ({ name, isChosen, onChoose, children }: ChoiceProps) => (
  <Label>
    <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
    <Face>{children}</Face>
  </Label>
)

export default Choice
