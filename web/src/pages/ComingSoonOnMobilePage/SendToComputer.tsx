import { canOpenShareSheet, openShareSheet } from 'src/browser/shareSheet'
import Button, { ButtonAnchor } from 'src/components/Button'
import VisuallyHidden from 'src/components/VisuallyHidden'
import {
  type AlongTheWay,
  sharerPath,
} from 'src/features/call/model/sharerPath'
import { useMobileTexts } from 'src/i18n/useMobileTexts'
import { useTexts } from 'src/i18n/useTexts'

const mailTo = (subject: string, body: string) =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`

/** The link that was opened here, for the computer whose screen it can show. */
function SendToComputer({ along }: { along: AlongTheWay }) {
  const mobile = useMobileTexts()
  const { sharing } = useTexts()
  const link = window.location.origin + sharerPath(along)

  return (
    <section>
      <VisuallyHidden as="h2">{mobile.sendHeading}</VisuallyHidden>
      {canOpenShareSheet() ? (
        <Button
          variant="secondary"
          icon="share"
          onClick={() => openShareSheet(mobile.sendMessage, link)}
          fullWidth
        >
          {mobile.send}
        </Button>
      ) : (
        <ButtonAnchor
          href={mailTo(sharing.title, `${mobile.sendMessage}\n${link}`)}
          variant="quiet"
          fullWidth
        >
          {mobile.mail}
        </ButtonAnchor>
      )}
    </section>
  )
}

export default SendToComputer
