import { type ReactNode, Suspense, useSyncExternalStore } from 'react'

import {
  canCapture,
  type CaptureSource,
  hasWebRtc,
} from 'src/browser/canCapture'
import { lazyComponent } from 'src/browser/useLazyComponent'
import { LatePageLoading } from 'src/components/PageLoading'
import type { UserId } from 'src/features/links'

const UnsupportedDevice = lazyComponent(() => import('./UnsupportedDevice'))

const never = () => () => {}

interface RequireDisplayCaptureProps {
  /** the screen by default */
  source?: CaptureSource
  toUserId?: UserId | null
  children: ReactNode
}

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
