import type { ReactNode } from 'react'

import LanguagePicker from 'src/components/LanguagePicker'
import BrandLink from 'src/components/ui/BrandLink'
import FullScreen from 'src/components/ui/FullScreen'
import { config } from 'src/lib/config'

type FullScreenModalLayoutProps = {
  /** Where the way out leads; without it there is none. */
  closeTo?: string
  children: ReactNode
}

/** A modal that fills the screen and does one thing (specification §2); its way out is a link. */
const FullScreenModalLayout = ({
  closeTo,
  children,
}: FullScreenModalLayoutProps) => (
  <div role="dialog" aria-modal="true" aria-label={config.appName}>
    <FullScreen
      header={closeTo && <BrandLink to={closeTo} />}
      footer={<LanguagePicker />}
    >
      {children}
    </FullScreen>
  </div>
)

export default FullScreenModalLayout
