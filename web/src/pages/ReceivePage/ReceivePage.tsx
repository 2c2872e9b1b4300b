import { useRouteName } from '@redwoodjs/router'

import ErrorScreen from 'src/components/ErrorScreen'
import PageMetadata from 'src/components/PageMetadata'
import Viewing from 'src/components/Viewing'
import { parseUserId } from 'src/domain/userId'
import { useViewingTexts } from 'src/hooks/useViewingTexts'

interface ReceivePageProps {
  /** whose screen the link names; without one the viewer has come first */
  fromUserId?: string
}

const ReceivePage = ({ fromUserId }: ReceivePageProps) => {
  const viewing = useViewingTexts()
  // A query parameter of that name would become a prop as well.
  const isNamed = useRouteName() === 'receive'
  const id = isNamed ? parseUserId(fromUserId) : null

  if (isNamed && !id) return <ErrorScreen code="404" />
  return (
    <>
      <PageMetadata
        title={id ? viewing.fromTitle : viewing.title}
        description={viewing.description}
        audience={id ? 'private' : 'public'}
      />
      <Viewing fromUserId={id} />
    </>
  )
}

export default ReceivePage
