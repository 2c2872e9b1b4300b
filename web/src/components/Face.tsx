import type { ReactNode } from 'react'

import styled from 'styled-components'

import { media } from 'src/styles/media'

/**
 * How the drawn face looks. `watching`: at the other page. `waiting`: around.
 * `hidden`: its eyes are closed. `pointed`: at the annotated spot. `asleep`:
 * there is no connection.
 */
export type Mood =
  | 'waving'
  | 'watching'
  | 'waiting'
  | 'hidden'
  | 'pointed'
  | 'asleep'
  | 'done'
  | 'puzzled'

const dots = (dx: number, dy: number): ReactNode => (
  <>
    <circle className="dot" cx={46 + dx} cy={36 + dy} r="5.5" />
    <circle className="dot" cx={74 + dx} cy={36 + dy} r="5.5" />
  </>
)

const closed = (
  <g className="closing">
    <path className="line" d="M39 36c3 5 11 5 14 0M67 36c3 5 11 5 14 0" />
  </g>
)

const eyes: Record<Mood, ReactNode> = {
  waving: dots(0, 0),
  watching: dots(0, 0),
  waiting: dots(6, -3),
  hidden: closed,
  pointed: dots(5, 5),
  asleep: <path className="line" d="M39 37h14M67 37h14" />,
  done: <path className="line" d="M39 39c3-6 11-6 14 0M67 39c3-6 11-6 14 0" />,
  puzzled: (
    <>
      {dots(0, 2)}
      <path className="line" d="M40 26l12-3" />
    </>
  ),
}

const smile = 'M48 51c6 7 18 7 24 0'
const straight = 'M53 54h14'

const mouths: Record<Mood, string> = {
  waving: smile,
  watching: smile,
  waiting: 'M52 54c4 2 10 2 14-1',
  hidden: straight,
  pointed: 'M54 53c3 3 9 3 12 0',
  asleep: straight,
  done: 'M46 49c6 11 22 11 28 0',
  puzzled: 'M50 55c4-4 8 3 12 0s6-2 8-1',
}

const extras: Partial<Record<Mood, ReactNode>> = {
  waving: (
    <>
      <path className="arm" d="M112 56c8-1 10-10 9-22" />
      <circle className="case" cx="120" cy="28" r="6.5" />
    </>
  ),
  pointed: <circle className="spot" cx="89" cy="57" r="7" />,
  asleep: <path className="line" d="M90 20h10L90 31h10" strokeWidth="3" />,
}

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

  /*
   * One of the product’s three animations: the eyes close once, in few steps.
   */
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

/**
 * Hidden from screen readers, because a text next to the face says the same.
 */
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
