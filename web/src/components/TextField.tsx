import styled from 'styled-components'

export const Label = styled.label`
  font-weight: 600;
`

/** A field to type into, or to read and copy. */
const TextField = styled.input`
  width: 100%;
  min-height: ${({ theme }) => theme.button.md.height};
  padding: 0 ${({ theme }) => theme.space.sm};
  border: 2px solid ${({ theme }) => theme.colour.controlBorder};
  border-block-end-width: 4px;
  border-radius: ${({ theme }) => theme.radius.sm};
  background: ${({ theme }) => theme.colour.surface};
  box-shadow: inset 0 2px 4px rgba(0, 0, 0, 0.08);
  color: inherit;
  font: inherit;
  text-overflow: ellipsis;

  &[aria-invalid='true'] {
    border-color: ${({ theme }) => theme.colour.danger};
  }
`

export default TextField
