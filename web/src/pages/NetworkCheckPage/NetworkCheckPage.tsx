import NetworkCheck from 'src/components/NetworkCheck'
import PageMetadata from 'src/components/PageMetadata'
import RequireWebRtc from 'src/components/RequireWebRtc'
import { useDocumentTexts } from 'src/hooks/useDocumentTexts'

function NetworkCheckPage() {
  const { networkCheck } = useDocumentTexts()

  return (
    <>
      <PageMetadata title={networkCheck.title} />
      <RequireWebRtc>
        <NetworkCheck texts={networkCheck} />
      </RequireWebRtc>
    </>
  )
}

export default NetworkCheckPage
