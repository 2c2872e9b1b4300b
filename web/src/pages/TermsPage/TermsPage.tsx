import PageMetadata from 'src/components/PageMetadata'
import Article from 'src/components/ui/Article'
import ContactLine from 'src/components/ui/ContactLine'
import { useDocumentTexts } from 'src/hooks/useDocumentTexts'
import { config } from 'src/lib/config'

function TermsPage() {
  const { terms } = useDocumentTexts()
  const contact = {
    heading: terms.contactHeading,
    paragraphs: [
      <ContactLine key="contact">
        {terms.contact(config.companyName)}
      </ContactLine>,
    ],
  }

  return (
    <>
      <PageMetadata title={terms.title} />
      <Article
        title={terms.title}
        introduction={terms.introduction(config.appName)}
        sections={[...terms.sections, contact]}
      />
    </>
  )
}

export default TermsPage
