import type { ReactNode } from 'react'

import { Drawing, shapes } from './Icon'

/**
 * A separate file, because no page needs these icons before its first paint.
 */
export const toolShapes = {
  ...shapes,
  cover: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="2" />
      <rect x="11" y="9" width="6" height="6" fill="currentColor" />
    </>
  ),
  shrink: <path d="M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5" />,
  left: <path d="M19.5 12h-15m6-6-6 6 6 6" />,
  right: <path d="M4.5 12h15m-6-6 6 6-6 6" />,
  up: <path d="M12 19.5v-15m-6 6 6-6 6 6" />,
  down: <path d="M12 4.5v15m-6-6 6 6 6-6" />,
  point: <path d="M5.5 3.5 19 11l-6 1.8L10 19 5.5 3.5Z" />,
  draw: <path d="m4 20 1.2-4.8L16.5 4 20 7.5 8.8 18.8 4 20Zm10-13.5L17.5 10" />,
  number: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M10 9.5 12.5 8v8.5" />
    </>
  ),
  move: (
    <path d="M12 3v18M3 12h18M9.5 5.5 12 3l2.5 2.5m-5 13L12 21l2.5-2.5m-9-9L3 12l2.5 2.5m13-5L21 12l-2.5 2.5" />
  ),
  undo: <path d="M8.5 4.5 4 9l4.5 4.5M4.5 9H14a5.5 5.5 0 0 1 0 11H9" />,
  clear: (
    <path d="M4.5 6.5h15M9 6.5V4h6v2.5m-9 0 .9 13h10.2l.9-13M10 10.5v5.5m4-5.5v5.5" />
  ),
  message: <path d="M4 5h16v11h-8.5L7 20v-4H4V5Zm4 4h8m-8 3.5h5" />,
  more: <path d="M5.5 12h.01M12 12h.01M18.5 12h.01" strokeWidth="3.5" />,
  leave: <path d="M10 4H5v16h5M9.5 12H20m-4.5-4.5L20 12l-4.5 4.5" />,
  fit: <path d="M3 9V5h4m10 0h4v4m0 6v4h-4M7 19H3v-4m4.5-6h9v6h-9V9Z" />,
  keyboard: (
    <>
      <rect x="2.5" y="6" width="19" height="12" rx="2.5" />
      <path d="M6.5 10h.01M10 10h.01m3.5 0h.01m3.5 0h.01M8 14h8" />
    </>
  ),
  print: (
    <>
      <path d="M7 9V3.5h10V9M7 17.5H5A2.5 2.5 0 0 1 2.5 15v-3.5A2.5 2.5 0 0 1 5 9h14a2.5 2.5 0 0 1 2.5 2.5V15a2.5 2.5 0 0 1-2.5 2.5h-2" />
      <path d="M7 14h10v6.5H7V14Z" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type ToolIconName = keyof typeof toolShapes

const ToolIcon = ({ name }: { name: ToolIconName }) => (
  <Drawing>{toolShapes[name]}</Drawing>
)

export default ToolIcon
