import NetworkCheck from 'src/components/NetworkCheck'
import PageMetadata from 'src/components/PageMetadata'
import RequireBrowser from 'src/components/RequireBrowser'
import { useDocumentTexts } from 'src/hooks/useDocumentTexts'

function ConnectionTestPage() {
  const { networkCheck } = useDocumentTexts()

  return (
    <>
      <PageMetadata title={networkCheck.title} />
      <RequireBrowser>
        <NetworkCheck texts={networkCheck} />
      </RequireBrowser>
    </>
  )
}

export default ConnectionTestPage
