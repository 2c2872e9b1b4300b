import { Suspense } from 'react'

import { useRouteName } from '@redwoodjs/router'

import ErrorScreen from 'src/components/ErrorScreen'
import PageMetadata from 'src/components/PageMetadata'
import RequireDisplayCapture from 'src/components/RequireDisplayCapture'
import Sharing from 'src/components/Sharing'
import LatePageLoading from 'src/components/ui/LatePageLoading'
import { parseUserId } from 'src/domain/invite/userId'
import { useCaptureSource } from 'src/hooks/useCaptureSource'
import { lazyComponent } from 'src/hooks/useLazyComponent/lazyComponent'
import { useTexts } from 'src/hooks/useTexts'

const CameraSharing = lazyComponent(
  () => import('src/components/CameraSharing/CameraSharing')
)

interface BroadcastPageProps {
  /** whom the link names; without one the sharer has come first */
  toUserId?: string
}

function BroadcastPage({ toUserId }: BroadcastPageProps) {
  const { sharing } = useTexts()
  const source = useCaptureSource()
  // A query parameter of that name would become a prop as well.
  const isNamed = useRouteName() === 'broadcast'
  const id = isNamed ? parseUserId(toUserId) : null

  if (isNamed && !id) return <ErrorScreen code="404" />
  return (
    <>
      <PageMetadata
        title={sharing.title}
        description={sharing.description}
        audience={id ? 'private' : 'public'}
      />
      <RequireDisplayCapture source={source} toUserId={id}>
        {source === 'camera' ? (
          <Suspense fallback={<LatePageLoading />}>
            <CameraSharing toUserId={id} />
          </Suspense>
        ) : (
          <Sharing toUserId={id} />
        )}
      </RequireDisplayCapture>
    </>
  )
}

export default BroadcastPage
