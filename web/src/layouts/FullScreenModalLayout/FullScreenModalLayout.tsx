import { type ReactNode, useSyncExternalStore } from 'react'

import { config } from 'src/browser/config'
import { isPageHeld } from 'src/browser/leavingPage'
import BrandLink from 'src/components/BrandLink'
import FullScreen from 'src/components/FullScreen'
import LanguagePicker from 'src/components/LanguagePicker'

type FullScreenModalLayoutProps = {
  /** target of the close link; without a target, there is no link */
  closeTo?: string
  children: ReactNode
}

/** A modal for one task (specification §2). */
function FullScreenModalLayout({
  closeTo,
  children,
}: FullScreenModalLayoutProps) {
  const isHeld = useSyncExternalStore(
    isPageHeld.subscribe,
    isPageHeld.getSnapshot,
    isPageHeld.getSnapshot
  )

  return (
    <div role="dialog" aria-modal="true" aria-label={config.appName}>
      <FullScreen
        header={
          <>
            {closeTo && <BrandLink to={isHeld ? null : closeTo} />}
            <LanguagePicker />
          </>
        }
      >
        {children}
      </FullScreen>
    </div>
  )
}

export default FullScreenModalLayout
