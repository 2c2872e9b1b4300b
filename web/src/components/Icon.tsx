import type { ReactNode } from 'react'

import styled from 'styled-components'

const screen = <rect x="3" y="4" width="18" height="12.5" rx="2.5" />

/** Drawn on a 24 × 24 grid with round strokes of width 2. */
export const shapes = {
  screen: (
    <>
      {screen}
      <path d="M8.5 20.5h7" />
    </>
  ),
  share: (
    <>
      {screen}
      <path d="M12 13V7.5m-2.5 2.4L12 7.4l2.5 2.5M8.5 20.5h7" />
    </>
  ),
  help: (
    <>
      <circle cx="9" cy="7.5" r="3.5" />
      <path d="M2.5 20c.6-4 3-6 6.5-6 1.2 0 2.3.2 3.2.7m3.3 3 2 2.1 4-4.3" />
    </>
  ),
  copy: (
    <>
      <rect x="8.5" y="8.5" width="12" height="12" rx="2.5" />
      <path d="M15.5 4.7a2 2 0 0 0-1.5-1.2H6a2.5 2.5 0 0 0-2.5 2.5v8c0 .7.5 1.3 1.2 1.5" />
    </>
  ),
  bell: (
    <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15l1.5-2ZM10 21.5h4M12 3v2" />
  ),
  check: <path d="m4.5 12.8 4.7 4.7L19.5 7" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  stop: <rect x="6" y="6" width="12" height="12" rx="2" fill="currentColor" />,
  microphone: (
    <>
      <rect x="9" y="3" width="6" height="11" rx="3" />
      <path d="M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3m-3.5 0h7" />
    </>
  ),
  globe: (
    <path d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 0c2.4 2 3.6 5 3.6 8.5S14.4 18.5 12 20.5c-2.4-2-3.6-5-3.6-8.5S9.6 5.5 12 3.5ZM3.8 9.5h16.4M3.8 14.5h16.4" />
  ),
  hide: (
    <>
      <path d="M2.5 12c2.2-4 5.4-6 9.5-6s7.3 2 9.5 6c-2.2 4-5.4 6-9.5 6s-7.3-2-9.5-6ZM4 20 20 4" />
    </>
  ),
  show: (
    <>
      <path d="M2.5 12c2.2-4 5.4-6 9.5-6s7.3 2 9.5 6c-2.2 4-5.4 6-9.5 6s-7.3-2-9.5-6Z" />
      <circle cx="12" cy="12" r="2.7" />
    </>
  ),
  lock: (
    <>
      <rect x="4.5" y="10.5" width="15" height="10" rx="2.5" />
      <path d="M8 10.5V7.7a4 4 0 0 1 8 0v2.8" />
    </>
  ),
  direct: (
    <>
      <circle cx="5" cy="12" r="2.5" />
      <circle cx="19" cy="12" r="2.5" />
      <path d="M7.5 12h9" />
    </>
  ),
  heart: (
    <path d="M12 20c-5.6-3.7-8.5-7-8.5-10.6a4.6 4.6 0 0 1 8.5-2.5 4.6 4.6 0 0 1 8.5 2.5C20.5 13 17.6 16.3 12 20Z" />
  ),
  camera: (
    <>
      <path d="M5.5 7h2.4l1.6-2.5h5L16.1 7h2.4A2.5 2.5 0 0 1 21 9.5V17a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 17V9.5A2.5 2.5 0 0 1 5.5 7Z" />
      <circle cx="12" cy="13" r="3.5" />
    </>
  ),
  phone: (
    <>
      <rect x="6.5" y="2.5" width="11" height="19" rx="2.5" />
      <path d="M11 18.5h2" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11.5v5M12 7.6v.1" />
    </>
  ),
  warning: <path d="M12 4 2.8 19.5h18.4L12 4Zm0 6.5v4m0 2.4v.1" />,
  expand: <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />,
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  sheet: <path d="M6 3.5h8.5L19 8v12.5H6V3.5Zm8 0V8.5h5M9 12h7m-7 4h7" />,
  save: <path d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 19.5h15" />,
  sound: (
    <path d="M4 9.5v5h3.5l4.5 4v-13l-4.5 4H4Zm11.5-1a5 5 0 0 1 0 7m2.7-9.7a9 9 0 0 1 0 12.4" />
  ),
  soundOff: <path d="M4 9.5v5h3.5l4.5 4v-13l-4.5 4H4Zm11.5 0 5 5m0-5-5 5" />,
  reload: <path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4L20 9.3M20 4v5.3h-5.3" />,
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof shapes

export const Drawing = styled.svg.attrs({
  viewBox: '0 0 24 24',
  'aria-hidden': true,
  focusable: false,
})`
  flex: none;
  width: 1.25em;
  height: 1.25em;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`

/** Decoration next to a text; no icon replaces a text. */
const Icon = ({ name }: { name: IconName }) => <Drawing>{shapes[name]}</Drawing>

export default Icon
