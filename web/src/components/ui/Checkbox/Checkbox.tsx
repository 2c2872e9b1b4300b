import type { ReactNode } from 'react'

import styled from 'styled-components'

const Line = styled.label`
  display: inline-flex;
  align-items: center;
  min-height: ${({ theme }) => theme.button.md.height};
  cursor: pointer;

  input {
    flex: none;
    width: 1.5em;
    height: 1.5em;
    margin: 0;
    margin-inline-end: 0.6em;
    accent-color: ${({ theme }) => theme.colour.primary};
  }
`

interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

/** Something that is on or off; all of its line can be pressed. */
const Checkbox = ({ checked, onChange, children }: CheckboxProps) => (
  <Line>
    <input
      type="checkbox"
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <span>{children}</span>
  </Line>
)

export default Checkbox
