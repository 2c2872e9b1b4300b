import CopyLinkButton from 'src/components/CopyLinkButton'
import Button from 'src/components/ui/Button'
import ButtonAnchor from 'src/components/ui/ButtonAnchor'
import Card from 'src/components/ui/Card'
import Heading from 'src/components/ui/Heading'
import Stack from 'src/components/ui/Stack'
import Text from 'src/components/ui/Text'
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
    <Card>
      <Stack gap="sm">
        <Heading level={2} size="sm">
          {mobile.sendHeading}
        </Heading>
        <Text>{mobile.sendText}</Text>
        {canOpenShareSheet() && (
          <Button
            variant="secondary"
            icon="share"
            onClick={() => openShareSheet(mobile.sendMessage, link)}
            fullWidth
          >
            {mobile.send}
          </Button>
        )}
        <ButtonAnchor
          href={mailTo(sharing.title, `${mobile.sendMessage}\n${link}`)}
          variant="quiet"
          fullWidth
        >
          {mobile.mail}
        </ButtonAnchor>
        <CopyLinkButton link={link} size="md" variant="quiet" />
      </Stack>
    </Card>
  )
}

export default SendToComputer
