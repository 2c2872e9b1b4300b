import { config } from 'src/browser/config'
import Article from 'src/components/Article'
import ContactLine from 'src/components/ContactLine'
import PageMetadata from 'src/components/PageMetadata'
import { useDocumentTexts } from 'src/i18n/useDocumentTexts'

import ForgetEverything from './ForgetEverything'

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
