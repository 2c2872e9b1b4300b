import Button from 'src/components/ui/Button'
import ButtonAnchor from 'src/components/ui/ButtonAnchor'
import VisuallyHidden from 'src/components/ui/VisuallyHidden'
import { type AlongTheWay, sharerPath } from 'src/domain/network/sharerPath'
import { useMobileTexts } from 'src/hooks/useMobileTexts'
import { useTexts } from 'src/hooks/useTexts'
import { canOpenShareSheet, openShareSheet } from 'src/lib/browser/shareSheet'

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
