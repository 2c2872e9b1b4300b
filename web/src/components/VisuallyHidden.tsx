import styled from 'styled-components'

import { visuallyHidden } from 'src/styles/visuallyHidden'

const VisuallyHidden = styled.span`
  ${visuallyHidden}
`

export default VisuallyHidden
