import type { ReactNode } from 'react'

import styled from 'styled-components'

import { visuallyHidden } from 'src/styles/visuallyHidden'

import Banner from './Banner'

/** It takes no room, nor a gap, before it has something to say. */
const Place = styled.div<{ $isEmpty: boolean }>`
  ${({ $isEmpty }) => $isEmpty && visuallyHidden}
`

interface LateNewsProps {
  busy?: boolean
  /** nothing before there are any */
  children: ReactNode
}

/**
 * News that come after the page. Their place is there from the beginning, because
 * what comes together with its words is not read out by every screen reader.
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
