import styled from 'styled-components'

import Face from './Face'

/** The face is the brand. */
const Mark = styled(Face).attrs({ mood: 'watching' as const })`
  width: 2.4em;
`

export default Mark
