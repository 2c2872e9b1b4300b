import type { ReactNode } from 'react'

import styled from 'styled-components'

import { visuallyHidden } from 'src/styles/visuallyHidden'

import Banner from './Banner'

const Place = styled.div<{ $isEmpty: boolean }>`
  ${({ $isEmpty }) => $isEmpty && visuallyHidden}
`

interface LateNewsProps {
  busy?: boolean
  /** empty until there is a message */
  children: ReactNode
}

/**
 * The live region exists before its text: some screen readers do not announce a
 * region that is added together with its text.
 */
function LateNews({ busy = false, children }: LateNewsProps) {
  return (
    <Place role="status" $isEmpty={!children}>
      {children && (
        <Banner busy={busy} role={undefined}>
          {children}
        </Banner>
      )}
    </Place>
  )
}

export default LateNews
