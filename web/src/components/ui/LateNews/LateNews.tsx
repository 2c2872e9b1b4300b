import type { ReactNode } from 'react'

import Banner from 'src/components/ui/Banner'

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
    <div role="status">
      {children && (
        <Banner busy={busy} role={undefined}>
          {children}
        </Banner>
      )}
    </div>
  )
}

export default LateNews
