import NetworkCheck from 'src/components/NetworkCheck'
import PageMetadata from 'src/components/PageMetadata'
import { useDocumentTexts } from 'src/hooks/useDocumentTexts'

function ConnectionTestPage() {
  const { networkCheck } = useDocumentTexts()

  return (
    <>
      <PageMetadata title={networkCheck.title} />
      <NetworkCheck texts={networkCheck} />
    </>
  )
}

export default ConnectionTestPage
