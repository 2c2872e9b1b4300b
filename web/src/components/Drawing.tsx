import styled from 'styled-components'

const Drawing = styled.svg.attrs({
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

export default Drawing
