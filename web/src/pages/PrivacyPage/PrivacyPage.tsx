import ForgetEverything from 'src/components/ForgetEverything'
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

  const forgetting = {
    heading: privacy.forgetHeading,
    paragraphs: [privacy.forgetText, <ForgetEverything key="forget" />],
  }

  return (
    <>
      <PageMetadata title={privacy.title} />
      <Article
        title={privacy.title}
        introduction={privacy.introduction(config.appName)}
        sections={[...privacy.sections, forgetting, contact]}
      />
    </>
  )
}

export default PrivacyPage
