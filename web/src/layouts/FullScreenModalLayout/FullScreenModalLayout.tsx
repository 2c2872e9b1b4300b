import type { ReactNode } from 'react'

import LanguagePicker from 'src/components/LanguagePicker'
import BrandLink from 'src/components/ui/BrandLink'
import FullScreen from 'src/components/ui/FullScreen'
import { config } from 'src/lib/config'

type FullScreenModalLayoutProps = {
  /** Where the link that closes it leads; without an address there is no link. */
  closeTo?: string
  children: ReactNode
}

/** A modal that fills the screen and does one thing (specification §2); a link closes it. */
const FullScreenModalLayout = ({
  closeTo,
  children,
}: FullScreenModalLayoutProps) => (
  <div role="dialog" aria-modal="true" aria-label={config.appName}>
    <FullScreen
      header={
        <>
          {closeTo && <BrandLink to={closeTo} />}
          <LanguagePicker />
        </>
      }
    >
      {children}
    </FullScreen>
  </div>
)

export default FullScreenModalLayout
