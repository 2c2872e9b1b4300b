import { type ReactNode, Suspense } from 'react'

import { hasWebRtc } from 'src/browser/canCapture'
import { lazyComponent } from 'src/browser/useLazyComponent'
import { LatePageLoading } from 'src/components/PageLoading'

// Most people never see it.
const UnsupportedDevice = lazyComponent(() => import('./UnsupportedDevice'))

/**
 * Renders its children where the browser can connect, and advice otherwise.
 * Never prerendered.
 */
const RequireWebRtc = ({ children }: { children: ReactNode }) =>
  hasWebRtc() ? (
    children
  ) : (
    <Suspense fallback={<LatePageLoading />}>
      <UnsupportedDevice source={null} toUserId={null} />
    </Suspense>
  )

export default RequireWebRtc
