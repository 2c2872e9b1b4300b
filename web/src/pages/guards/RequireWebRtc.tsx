import { type ReactNode, Suspense } from 'react'

import { hasWebRtc } from 'src/browser/canCapture'
import { lazyComponent } from 'src/browser/useLazyComponent'
import { LatePageLoading } from 'src/components/PageLoading'

// Loaded on demand, because most people never see it.
const UnsupportedDevice = lazyComponent(() => import('./UnsupportedDevice'))

/**
 * Renders its children if the browser supports WebRTC. Otherwise it renders
 * what to do instead. Never prerendered.
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
