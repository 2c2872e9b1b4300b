import PageMetadata from 'src/components/PageMetadata'
import { NetworkCheck } from 'src/features/network-check'
import { useDocumentTexts } from 'src/i18n/useDocumentTexts'
import RequireWebRtc from 'src/pages/guards/RequireWebRtc'

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
