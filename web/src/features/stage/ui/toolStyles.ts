import styled, { css } from 'styled-components'

import { media } from 'src/styles/media'

/** The toolbar shows labels below the icons, a menu beside them. */
export const ToolLabel = styled.span`
  position: var(--tool-label-position, static);
  width: var(--tool-label-size, auto);
  height: var(--tool-label-size, auto);
  overflow: hidden;
  clip-path: var(--tool-label-clip, none);
  white-space: nowrap;
`

export const signOnly = css`
  --tool-label-position: absolute;
  --tool-label-size: 1px;
  --tool-label-clip: inset(50%);
`

export const signAndWord = css`
  --tool-label-position: initial;
  --tool-label-size: initial;
  --tool-label-clip: initial;
`

/** Used for buttons, links and radio buttons in the toolbar. */
export const toolStyles = css`
  display: inline-flex;
  flex: none;
  flex-direction: var(--tool-direction, column);
  align-items: center;
  justify-content: var(--tool-justify, center);
  gap: var(--tool-gap, 2px);
  min-width: ${({ theme }) => theme.button.md.height};
  min-height: ${({ theme }) => theme.button.md.height};
  padding: 4px 8px;
  border: 2px solid transparent;
  border-radius: ${({ theme }) => theme.radius.md};
  background: transparent;
  color: ${({ theme }) => theme.colour.text};
  font-size: ${({ theme }) => theme.fontSize.sm};
  font-weight: 600;
  line-height: 1.2;
  text-decoration: none;
  cursor: pointer;
  touch-action: manipulation;
  ${media.forcedColours} {
    border-color: ButtonText;
  }
`

export const ToolGroup = styled.div`
  display: flex;
  flex-wrap: inherit;
  align-items: center;
  gap: 2px;

  ${media.rail} {
    flex-direction: var(--tool-rail-direction, column);
  }
`
