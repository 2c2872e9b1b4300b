import { useRouteName } from '@redwoodjs/router'

import ErrorScreen from 'src/components/ErrorScreen'
import PageMetadata from 'src/components/PageMetadata'
import RequireWebRtc from 'src/components/RequireWebRtc'
import Viewing from 'src/components/Viewing'
import { parseSharerId } from 'src/domain/invite/userId'
import { sharerPresence } from 'src/domain/peerSession/sharerPresence'
import { usePageRole } from 'src/hooks/usePageRole'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { useViewingTexts } from 'src/hooks/useViewingTexts'

interface ReceivePageProps {
  /** whose screen the link names; without one the viewer has come first */
  fromUserId?: string
}

function ReceivePage({ fromUserId }: ReceivePageProps) {
  usePageRole('viewer')
  const viewing = useViewingTexts()
  const presence = usePeerSession(sharerPresence)
  // A query parameter of that name would become a prop as well.
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
