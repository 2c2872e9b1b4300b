import { type ReactNode, Suspense } from 'react'

import { hasWebRtc } from 'src/browser/canCapture'
import { lazyComponent } from 'src/browser/useLazyComponent'
import { LatePageLoading } from 'src/components/PageLoading'

const UnsupportedDevice = lazyComponent(() => import('./UnsupportedDevice'))

/**
 * May ask the browser while rendering, because this page is never prerendered.
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
