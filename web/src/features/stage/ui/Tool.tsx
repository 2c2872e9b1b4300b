import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
} from 'react'

import styled, { css } from 'styled-components'

import ToolIcon, { type ToolIconName } from 'src/components/ToolIcon'
import { type ToolWithKey, toolKeys } from 'src/features/stage/model/toolKeys'

import { ToolLabel, toolStyles } from './toolStyles'

const Pressed = styled.button<{ $isWanted: boolean }>`
  ${toolStyles}

  &:hover {
    background: ${({ theme }) => theme.colour.tonalHover};
  }
  &[aria-expanded='true'] {
    background: ${({ theme }) => theme.colour.tonal};
  }
  ${({ $isWanted }) =>
    $isWanted &&
    css`
      && {
        border-color: ${({ theme }) => theme.colour.primaryEdge};
        background: ${({ theme }) => theme.colour.primary};
        color: ${({ theme }) => theme.colour.onPrimary};
      }
    `}
`

export interface ToolProps extends ComponentPropsWithoutRef<'button'> {
  icon: ToolIconName | ReactElement
  /** the key that clicks this tool while the remote screen has the focus */
  shortcut?: ToolWithKey
  /** whether to highlight the tool as the next one to click */
  isWanted?: boolean
  children: ReactNode
}

const Tool = forwardRef<HTMLButtonElement, ToolProps>(function Tool(
  { icon, shortcut, isWanted = false, children, ...rest },
  ref
) {
  return (
    <Pressed
      ref={ref}
      type="button"
      title={typeof children === 'string' ? children : undefined}
      aria-keyshortcuts={shortcut && toolKeys[shortcut]}
      $isWanted={isWanted}
      {...rest}
    >
      {typeof icon === 'string' ? <ToolIcon name={icon} /> : icon}
      <ToolLabel>{children}</ToolLabel>
    </Pressed>
  )
})

export default Tool
