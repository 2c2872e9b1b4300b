import type { ReactNode } from 'react'

import LanguagePicker from 'src/components/LanguagePicker'
import BrandLink from 'src/components/ui/BrandLink'
import FullScreen from 'src/components/ui/FullScreen'

type FullScreenModalLayoutProps = {
  /** Where the way out leads; without it there is none. */
  closeTo?: string
  children: ReactNode
}

/** A page that fills the screen and does one thing; not a dialog. */
const FullScreenModalLayout = ({
  closeTo,
  children,
}: FullScreenModalLayoutProps) => (
  <FullScreen
    header={closeTo && <BrandLink to={closeTo} />}
    footer={<LanguagePicker />}
  >
    {children}
  </FullScreen>
)

export default FullScreenModalLayout
