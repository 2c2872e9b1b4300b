import styled from 'styled-components'

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

/** Kept out of the file with the other icons, which every page loads. */
const FileIcon = () => (
  <Drawing viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M13.5 3H6.5v18h11V7l-4-4Zm0 0v4h4M9.5 12.5h5m-5 4h5" />
  </Drawing>
)

export default FileIcon
