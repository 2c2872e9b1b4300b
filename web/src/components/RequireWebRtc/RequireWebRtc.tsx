import { type ReactNode, Suspense } from 'react'

import LatePageLoading from 'src/components/ui/LatePageLoading'
import { lazyComponent } from 'src/hooks/useLazyComponent/lazyComponent'
import { hasWebRtc } from 'src/lib/browser/hasWebRtc'

// Most people never meet it.
const UnsupportedDevice = lazyComponent(
  () => import('src/components/UnsupportedDevice/UnsupportedDevice')
)

/** Its children, where the browser can connect; else what to do instead. Never prerendered. */
const RequireWebRtc = ({ children }: { children: ReactNode }) =>
  hasWebRtc() ? (
    children
  ) : (
    <Suspense fallback={<LatePageLoading />}>
      <UnsupportedDevice source={null} toUserId={null} />
    </Suspense>
  )

export default RequireWebRtc
