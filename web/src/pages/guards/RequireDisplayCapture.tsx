import { type ReactNode, Suspense, useSyncExternalStore } from 'react'

import {
  canCapture,
  type CaptureSource,
  hasWebRtc,
} from 'src/browser/canCapture'
import { lazyComponent } from 'src/browser/useLazyComponent'
import { LatePageLoading } from 'src/components/PageLoading'
import type { UserId } from 'src/features/links'

// Loaded on demand, because most people never see it.
const UnsupportedDevice = lazyComponent(() => import('./UnsupportedDevice'))

const never = () => () => {}

interface RequireDisplayCaptureProps {
  /** what the page wants to capture; a screen by default */
  source?: CaptureSource
  toUserId?: UserId | null
  children: ReactNode
}

/**
 * Renders its children if the browser can connect, and can capture the source.
 * Otherwise it renders what to do instead.
 */
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
