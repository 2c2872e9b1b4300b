import styled from 'styled-components'

import { visuallyHidden } from 'src/styles/visuallyHidden'

/** Text for screen readers only. */
const VisuallyHidden = styled.span`
  ${visuallyHidden}
`

export default VisuallyHidden
