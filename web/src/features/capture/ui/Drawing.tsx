import styled from 'styled-components'

import { media } from 'src/styles/media'

/**
 * Mirrored in right-to-left languages, as the browser's dialog is. The text is
 * mirrored back.
 */
export const Drawing = styled.svg`
  width: 100%;
  height: auto;

  [dir='rtl'] &,
  [dir='rtl'] & text {
    transform: scaleX(-1);
  }
  text {
    transform-box: fill-box;
    transform-origin: center;
    fill: ${({ theme }) => theme.colour.text};
    font-family: inherit;
    font-size: 17px;
    text-anchor: middle;
    dominant-baseline: central;
  }
  .strong {
    font-weight: 700;
  }
  .muted {
    fill: ${({ theme }) => theme.colour.textMuted};
  }
  .paper,
  .button {
    fill: ${({ theme }) => theme.colour.surface};
    stroke: ${({ theme }) => theme.colour.controlBorder};
    stroke-width: 2;
  }
  .sunken {
    fill: ${({ theme }) => theme.colour.sunken};
  }
  .line {
    fill: none;
    stroke: ${({ theme }) => theme.colour.border};
    stroke-width: 2;
  }
  .main,
  .mark {
    fill: ${({ theme }) => theme.colour.primary};
  }
  .onMain,
  .number {
    fill: ${({ theme }) => theme.colour.onPrimary};
    font-weight: 700;
  }
  .number {
    font-size: 22px;
  }
  .ring {
    fill: none;
    stroke: ${({ theme }) => theme.colour.accent};
    stroke-width: 5;
  }
  .mark {
    stroke: ${({ theme }) => theme.colour.surface};
    stroke-width: 3;
  }

  ${media.forcedColours} {
    forced-color-adjust: none;
    text {
      fill: CanvasText;
    }
    .paper,
    .button,
    .sunken {
      fill: Canvas;
      stroke: CanvasText;
    }
    .line {
      stroke: CanvasText;
    }
    .main,
    .mark {
      fill: Highlight;
      stroke: Canvas;
    }
    .ring {
      stroke: Highlight;
    }
    .onMain,
    .number {
      fill: HighlightText;
    }
  }
`
