import styled from 'styled-components'

import { media } from 'src/styles/media'

import { eyes, extras, mouths, type Mood } from './moods'

export type { Mood }

const Drawing = styled.svg<{ $asleep: boolean }>`
  flex: none;
  width: 6.5rem;
  height: auto;
  opacity: ${({ $asleep }) => ($asleep ? 0.75 : 1)};

  .case {
    fill: ${({ theme }) => theme.colour.band};
    stroke: ${({ theme }) => theme.colour.bandEdge};
    stroke-width: 3;
  }
  .glass {
    fill: ${({ theme }) => theme.colour.surface};
  }
  .foot {
    stroke: ${({ theme }) => theme.colour.bandEdge};
  }
  .arm {
    stroke: ${({ theme }) => theme.colour.bandEdge};
  }
  .arm,
  .foot,
  .line {
    fill: none;
    stroke-width: 5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .line {
    stroke: ${({ theme }) => theme.colour.text};
  }
  .dot {
    fill: ${({ theme }) => theme.colour.text};
  }
  .cheek {
    fill: ${({ theme }) => theme.colour.tonalHover};
  }
  .spot {
    fill: none;
    stroke: ${({ theme }) => theme.colour.bandEdge};
    stroke-width: 4;
  }

  /* One of three moments that move: the eyes close, in few steps, once. */
  .closing {
    transform-origin: center;
    transform-box: fill-box;
    animation: closing 400ms steps(4) 1 both;
  }
  @keyframes closing {
    from {
      transform: translateY(-4px) scaleY(-1);
    }
  }
  ${media.reducedMotion} {
    .closing {
      animation: none;
    }
  }
  ${media.forcedColours} {
    .glass {
      fill: Canvas;
    }
    .case,
    .dot,
    .cheek {
      fill: CanvasText;
    }
    .arm,
    .case,
    .foot,
    .line,
    .spot {
      stroke: CanvasText;
    }
  }
`

/** The screen itself has a face, which tells how things are; words say it too. */
const Face = ({ mood, ...rest }: { mood: Mood; className?: string }) => (
  <Drawing
    viewBox="-8 0 136 100"
    aria-hidden="true"
    focusable="false"
    $asleep={mood === 'asleep'}
    {...rest}
  >
    <path className="foot" d="M60 78v13M40 93h40" />
    <rect className="case" x="8" y="6" width="104" height="72" rx="16" />
    <rect className="glass" x="18" y="16" width="84" height="52" rx="9" />
    <circle className="cheek" cx="33" cy="49" r="6" />
    <circle className="cheek" cx="87" cy="49" r="6" />
    {eyes[mood]}
    <path className="line" d={mouths[mood]} />
    {extras[mood]}
  </Drawing>
)

export default Face
