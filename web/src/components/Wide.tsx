import type { ComponentPropsWithoutRef } from 'react'

import styled from 'styled-components'

const Room = styled.div`
  min-width: 0;
  min-height: 0;
`

/** Content of a full-screen page that takes the whole screen, not 500 px. */
const Wide = (props: ComponentPropsWithoutRef<'div'>) => (
  <Room data-wide {...props} />
)

export default Wide
