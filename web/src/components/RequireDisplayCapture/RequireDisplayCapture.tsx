import { type ReactNode, Suspense, useSyncExternalStore } from 'react'

import LatePageLoading from 'src/components/ui/LatePageLoading'
import type { CaptureSource } from 'src/domain/capture/captureSource'
import type { UserId } from 'src/domain/invite/userId'
import { lazyComponent } from 'src/hooks/useLazyComponent/lazyComponent'
import { canCapture } from 'src/lib/browser/canCapture'
import { hasWebRtc } from 'src/lib/browser/hasWebRtc'

// Most people never meet it.
const UnsupportedDevice = lazyComponent(
  () => import('src/components/UnsupportedDevice/UnsupportedDevice')
)

const never = () => () => {}

interface RequireDisplayCaptureProps {
  /** what is to be captured; a screen unless told otherwise */
  source?: CaptureSource
  toUserId?: UserId | null
  children: ReactNode
}

/** Its children, where the browser can connect, and capture a screen, or a camera; else what to do instead. */
function RequireDisplayCapture({
  source = 'screen',
  toUserId = null,
  children,
}: RequireDisplayCaptureProps) {
  const canShare = useSyncExternalStore(
    never,
    () => hasWebRtc() && canCapture(source),
    () => true
  )

  if (canShare) return children
  return (
    <Suspense fallback={<LatePageLoading />}>
      <UnsupportedDevice source={source} toUserId={toUserId} />
    </Suspense>
  )
}

export default RequireDisplayCapture
