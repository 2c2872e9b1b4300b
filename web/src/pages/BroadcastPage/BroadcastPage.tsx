import { Suspense, useMemo } from 'react'

import { useLocation, useRouteName } from '@redwoodjs/router'

import { keptHelpers } from 'src/browser/preferences'
import { lazyComponent } from 'src/browser/useLazyComponent'
import ErrorScreen from 'src/components/ErrorScreen'
import { LatePageLoading } from 'src/components/PageLoading'
import PageMetadata from 'src/components/PageMetadata'
import { fetchCallerCheck } from 'src/features/kept-helpers'
import { parseUserId, useCaptureSource, type UserId } from 'src/features/links'
import { Sharing, fetchCameraSharing } from 'src/features/sharing'
import { useTexts } from 'src/i18n/useTexts'
import RequireDisplayCapture from 'src/pages/guards/RequireDisplayCapture'

const CameraSharing = lazyComponent(fetchCameraSharing)

const CallerCheck = lazyComponent(fetchCallerCheck)

/**
 * True if the page can skip the questions about the link's owner: the link has
 * a key fingerprint and no name, and this browser has not saved the helper.
 */
const isPlain = (hash: string, id: UserId): boolean =>
  /^#k=[\w-]{22}$/.test(hash) && !keptHelpers.getSnapshot()?.includes(id)

interface BroadcastPageProps {
  /** the viewer's id in the link; missing for a sharer's own link */
  toUserId?: string
}

function BroadcastPage({ toUserId }: BroadcastPageProps) {
  const { sharing } = useTexts()
  const source = useCaptureSource()
  // Only the route's own parameter counts: a query parameter named `toUserId`
  // would become a prop as well.
  const isNamed = useRouteName() === 'broadcast'
  const id = isNamed ? parseUserId(toUserId) : null

  const { hash = '' } = useLocation()
  // Computed once: saving a helper during a share must not restart the page.
  const isToCheck = useMemo(() => id && !isPlain(hash, id), [hash, id])
  const page =
    source === 'camera' ? (
      <CameraSharing toUserId={id} />
    ) : (
      <Sharing toUserId={id} />
    )

  if (isNamed && !id) return <ErrorScreen code="404" />
  return (
    <>
      <PageMetadata
        title={sharing.title}
        description={sharing.description}
        audience={id ? 'private' : 'public'}
      />
      <RequireDisplayCapture source={source} toUserId={id}>
        <Suspense fallback={<LatePageLoading />}>
          {id && isToCheck ? (
            <CallerCheck toUserId={id}>{page}</CallerCheck>
          ) : (
            page
          )}
        </Suspense>
      </RequireDisplayCapture>
    </>
  )
}

export default BroadcastPage
