import NetworkCheck from 'src/components/NetworkCheck'
import PageMetadata from 'src/components/PageMetadata'
import { useDocumentTexts } from 'src/hooks/useDocumentTexts'

const ConnectionTestPage = () => {
  const { networkCheck } = useDocumentTexts()

  return (
    <>
      <PageMetadata title={networkCheck.title} />
      <NetworkCheck texts={networkCheck} />
    </>
  )
}

export default ConnectionTestPage
