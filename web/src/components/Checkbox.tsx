import type { ReactNode } from 'react'

import styled from 'styled-components'

import { inputOverAll } from 'src/styles/inputOverAll'

import Icon from './Icon'

const Box = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 1.6em;
  height: 1.6em;
  margin-inline-end: 0.6em;
  border: 2px solid ${({ theme }) => theme.colour.controlBorder};
  border-radius: ${({ theme }) => theme.radius.sm};
  background: ${({ theme }) => theme.colour.surface};
  color: ${({ theme }) => theme.colour.accent};
`

const Line = styled.label`
  ${inputOverAll}
  display: flex;
  align-items: center;
  min-height: ${({ theme }) => theme.button.md.height};

  input:focus + ${Box} {
    outline: 3px solid ${({ theme }) => theme.colour.focus};
    outline-offset: 3px;
  }
`

interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

const Checkbox = ({ checked, onChange, children }: CheckboxProps) => (
  <Line>
    <input
      type="checkbox"
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <Box>{checked && <Icon name="check" />}</Box>
    <span>{children}</span>
  </Line>
)

export default Checkbox
