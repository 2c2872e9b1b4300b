import styled from 'styled-components'

const Drawing = styled.svg`
  width: 100%;
  max-width: 21rem;
  height: auto;
  margin: 0 auto;

  .frame {
    fill: ${({ theme }) => theme.colour.primary};
  }
  .gap {
    fill: ${({ theme }) => theme.colour.background};
  }
  .soft {
    fill: ${({ theme }) => theme.colour.sunken};
  }
  .line {
    fill: ${({ theme }) => theme.colour.controlBorder};
    opacity: 0.4;
  }
  .pointer {
    fill: ${({ theme }) => theme.colour.text};
    stroke: ${({ theme }) => theme.colour.surface};
    stroke-width: 2.5;
    stroke-linejoin: round;
  }
  .way {
    fill: none;
    stroke: ${({ theme }) => theme.colour.controlBorder};
    stroke-width: 4;
    stroke-linecap: round;
    stroke-dasharray: 0.1 11;
  }
`

/** What is on a screen: shown large on one, small on the other. */
const Content = () => (
  <>
    <rect className="soft" width="180" height="108" rx="8" />
    <rect className="line" x="16" y="16" width="92" height="12" rx="6" />
    <rect className="line" x="16" y="40" width="148" height="9" rx="4.5" />
    <rect className="line" x="16" y="57" width="116" height="9" rx="4.5" />
    <rect className="frame" x="16" y="80" width="58" height="16" rx="8" />
    <path className="pointer" d="m62 84 25 10.5-10.8 3.7-4.2 10.6Z" />
  </>
)

/** A picture of the product: one screen, seen on another one far away. */
const TwoScreens = () => (
  <Drawing viewBox="0 0 340 236" aria-hidden="true" focusable="false">
    <rect className="frame" x="4" y="22" width="212" height="140" rx="18" />
    <rect className="frame" x="98" y="158" width="24" height="22" />
    <rect className="frame" x="68" y="178" width="84" height="10" rx="5" />
    <g transform="translate(20 38)">
      <Content />
    </g>

    <path className="way" d="M232 52c34-8 62 12 62 46" />
    <path
      className="frame"
      d="M268 40c-10.5-7-16-13-16-19.6a8.6 8.6 0 0 1 16-4.3 8.6 8.6 0 0 1 16 4.3C284 27 278.5 33 268 40Z"
    />

    <rect className="gap" x="188" y="110" width="144" height="100" rx="15" />
    <rect className="frame" x="194" y="116" width="132" height="88" rx="11" />
    <rect className="frame" x="180" y="208" width="160" height="11" rx="5.5" />
    <g transform="translate(202 124) scale(0.644)">
      <Content />
    </g>
  </Drawing>
)

export default TwoScreens
