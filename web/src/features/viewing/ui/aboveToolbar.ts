import { css } from 'styled-components'

import { media } from 'src/styles/media'

/**
 * The width of the toolbar on a phone in landscape orientation, where the
 * toolbar is at the side. Panels that its tools open are placed next to it.
 */
export const railWidth = '7.5rem'

/** Styles of a panel that covers the video at the end of the toolbar. */
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
    position: fixed;
    inset-block-end: 4px;
    inset-inline-end: calc(${railWidth} + 4px);
    max-height: calc(100% - 8px);
  }
`
