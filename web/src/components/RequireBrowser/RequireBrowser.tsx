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

interface RequireBrowserProps {
  /** what is to be captured, if anything */
  source?: CaptureSource | null
  toUserId?: UserId | null
  children: ReactNode
}

/** Its children, where the browser can connect, and capture what is needed; else what to do instead. */
function RequireBrowser({
  source = null,
  toUserId = null,
  children,
}: RequireBrowserProps) {
  const isAble = useSyncExternalStore(
    never,
    () => hasWebRtc() && (!source || canCapture(source)),
    () => true
  )

  if (isAble) return children
  return (
    <Suspense fallback={<LatePageLoading />}>
      <UnsupportedDevice source={source} toUserId={toUserId} />
    </Suspense>
  )
}

export default RequireBrowser
