import PageMetadata from 'src/components/PageMetadata'
import Article from 'src/components/ui/Article'
import ContactLine from 'src/components/ui/ContactLine'
import { useDocumentTexts } from 'src/hooks/useDocumentTexts'
import { config } from 'src/lib/config'

function PrivacyPage() {
  const { privacy } = useDocumentTexts()
  const contact = {
    heading: privacy.contactHeading,
    paragraphs: [
      <ContactLine key="contact">
        {privacy.contact(config.companyName)}
      </ContactLine>,
    ],
  }

  return (
    <>
      <PageMetadata title={privacy.title} />
      <Article
        title={privacy.title}
        introduction={privacy.introduction(config.appName)}
        sections={[...privacy.sections, contact]}
      />
    </>
  )
}

export default PrivacyPage
