import { useLayoutEffect } from 'react'

import { useRouteName } from '@redwoodjs/router'

import ErrorScreen from 'src/components/ErrorScreen'
import PageMetadata from 'src/components/PageMetadata'
import { parseSharerId } from 'src/features/links'
import {
  type SessionPlan,
  sharerPresence,
  usePeerSession,
} from 'src/features/session'
import { Viewing } from 'src/features/viewing'
import { useViewingTexts } from 'src/i18n/useViewingTexts'
import RequireWebRtc from 'src/pages/guards/RequireWebRtc'

export function usePageRole(role: SessionPlan['role']): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.role = role
    return () => {
      delete dataset.role
    }
  }, [role])
}

interface ReceivePageProps {
  /** the sharer's id in the link; missing for a helper's own link */
  fromUserId?: string
}

function ReceivePage({ fromUserId }: ReceivePageProps) {
  usePageRole('viewer')
  const viewing = useViewingTexts()
  const presence = usePeerSession(sharerPresence)
  // Only the route's own parameter counts: a query parameter named `fromUserId`
  // would become a prop as well.
  const isNamed = useRouteName() === 'receive'
  const id = isNamed ? parseSharerId(fromUserId) : null

  if (isNamed && !id) return <ErrorScreen code="404" />
  const titles = {
    awaited: id ? viewing.fromTitle : viewing.title,
    here: viewing.arrivedTitle,
    gone: viewing.leftTitle,
  }
  return (
    <>
      <PageMetadata
        title={titles[presence]}
        description={viewing.description}
        audience={id ? 'private' : 'public'}
      />
      <RequireWebRtc>
        <Viewing fromUserId={id} />
      </RequireWebRtc>
    </>
  )
}

export default ReceivePage
