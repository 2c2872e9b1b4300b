import styled from 'styled-components'

import { shapes, type IconName } from './shapes'

export type { IconName }

const Drawing = styled.svg`
  flex: none;
  width: 1.25em;
  height: 1.25em;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`

/** Beside words, seen or read out; never instead of them. */
const Icon = ({ name }: { name: IconName }) => (
  <Drawing viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {shapes[name]}
  </Drawing>
)

export default Icon
