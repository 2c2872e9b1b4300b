import styled from 'styled-components'

import { media } from 'src/styles/media'

const Drawing = styled.svg`
  width: 100%;
  max-width: 25rem;
  height: auto;
  margin: 0 auto;

  .case {
    fill: ${({ theme }) => theme.colour.band};
    stroke: ${({ theme }) => theme.colour.bandEdge};
  }
  .foot {
    fill: ${({ theme }) => theme.colour.bandEdge};
  }
  .glass {
    fill: ${({ theme }) => theme.colour.surface};
  }
  .soft {
    fill: ${({ theme }) => theme.colour.tonal};
  }
  .ink {
    fill: none;
    stroke: ${({ theme }) => theme.colour.text};
    stroke-width: 4;
    stroke-linecap: round;
  }
  .eye {
    fill: ${({ theme }) => theme.colour.text};
  }
  .arrow {
    fill: ${({ theme }) => theme.colour.band};
    stroke: ${({ theme }) => theme.colour.surface};
    stroke-width: 3;
    stroke-linejoin: round;
  }
  .ring,
  .line {
    fill: none;
    stroke: ${({ theme }) => theme.colour.accent};
    stroke-width: 4;
    stroke-linecap: round;
  }
  .case {
    stroke-width: 3;
  }

  /* Two animations: the line draws itself, then the arrow lands. */
  .line {
    stroke-dasharray: 260;
    animation: meet 900ms ease-out 1 both;
  }
  .lands {
    animation: land 500ms ease-out 800ms 1 both;
  }
  @keyframes meet {
    from {
      stroke-dashoffset: 260;
    }
  }
  @keyframes land {
    from {
      opacity: 0;
      transform: translate(26px, 20px);
    }
  }
  ${media.reducedMotion} {
    .line,
    .lands {
      animation: none;
    }
  }
`

const Features = ({ at }: { at: string }) => (
  <g transform={at}>
    <circle className="eye" cx="-13" r="5" />
    <circle className="eye" cx="13" r="5" />
    <path className="ink" d="M-12 14c6 8 18 8 24 0" />
  </g>
)

/** The helper’s arrow lands on the screen, and both people are glad. */
const TwoScreens = () => (
  <Drawing viewBox="0 0 400 262" aria-hidden="true" focusable="false">
    <rect className="case" x="6" y="8" width="248" height="166" rx="20" />
    <path className="foot" d="M112 174h36l6 26H106z" />
    <rect className="foot" x="80" y="196" width="100" height="11" rx="5.5" />
    <rect className="glass" x="20" y="22" width="220" height="138" rx="10" />
    <rect className="soft" x="38" y="38" width="92" height="13" rx="6.5" />
    <rect className="soft" x="38" y="126" width="72" height="20" rx="10" />
    <rect className="soft" x="150" y="38" width="72" height="9" rx="4.5" />
    <rect className="soft" x="150" y="56" width="52" height="9" rx="4.5" />
    <Features at="translate(84 80)" />

    <g data-role="viewer">
      <path className="line" d="M182 140c26 62 46 74 82 72" />
      <g className="lands">
        <circle className="ring" cx="158" cy="116" r="21" />
        <path className="arrow" d="m158 116 46 17-19 7-8 19Z" />
      </g>
      <rect className="case" x="264" y="148" width="124" height="86" rx="13" />
      <rect className="glass" x="274" y="158" width="104" height="66" rx="7" />
      <rect className="foot" x="250" y="238" width="150" height="11" rx="5.5" />
      <Features at="translate(326 184)" />
    </g>
  </Drawing>
)

export default TwoScreens
