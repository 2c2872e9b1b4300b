import { css } from 'styled-components'

import { media } from 'src/styles/media'

/** What a tool opens: over the picture, beside the toolbar, at the end of it. */
export const aboveToolbar = css`
  position: absolute;
  z-index: 1;
  inset-block-end: calc(100% + 4px);
  inset-inline-end: 4px;
  width: max-content;
  max-width: calc(100vw - 8px);
  max-height: 70vh;
  overflow: auto;
  border: 1px solid ${({ theme }) => theme.colour.border};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.colour.surface};
  box-shadow: ${({ theme }) => theme.shadow};

  ${media.rail} {
    inset-block-end: 0;
    inset-inline-end: calc(100% + 4px);
    max-height: 100%;
  }
`
