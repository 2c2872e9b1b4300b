import { config } from 'src/browser/config'
import Article from 'src/components/Article'
import ContactLine from 'src/components/ContactLine'
import PageMetadata from 'src/components/PageMetadata'
import { useDocumentTexts } from 'src/i18n/useDocumentTexts'

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
