import type { ReactNode } from 'react'

import styled from 'styled-components'

import Icon, { type IconName } from './Icon'

const Panel = styled.div`
  display: flex;
  align-items: flex-start;
  padding: ${({ theme }) => theme.space.md};
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.colour.warning};
  color: ${({ theme }) => theme.colour.onWarning};

  > svg {
    margin-block-start: 0.15em;
    margin-inline-end: 0.6em;
  }
`

type NoteProps = { icon?: IconName; children: ReactNode }

/**
 * Advice that stands out. Unlike a Banner, screen readers do not announce it.
 */
const Note = ({ icon = 'warning', children }: NoteProps) => (
  <Panel>
    <Icon name={icon} />
    <div>{children}</div>
  </Panel>
)

export default Note
