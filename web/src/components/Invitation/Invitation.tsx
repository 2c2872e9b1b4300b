import Card from 'src/components/ui/Card'
import Heading from 'src/components/ui/Heading'
import Stack from 'src/components/ui/Stack'
import Text from 'src/components/ui/Text'
import {
  type Invitation as InvitationTo,
  inviteLink,
} from 'src/domain/inviteLink'
import { useTexts } from 'src/hooks/useTexts'

import LinkField from './LinkField'
import QrCode from './QrCode'
import SpokenWords from './SpokenWords'

interface InvitationProps {
  heading: string
  text: string
  /** null while the id is still on its way */
  to: InvitationTo | null
}

/** The link that brings the other person here, in every form it can travel. */
const Invitation = ({ heading, text, to }: InvitationProps) => {
  const { viewing } = useTexts()
  const link = to && inviteLink(window.location.origin, to)

  return (
    <Card aria-busy={!link}>
      <Stack gap="md">
        <Heading level={2}>{heading}</Heading>
        <Text>{text}</Text>
        <LinkField link={link ?? ''} />
        {to?.for === 'sharer' && <SpokenWords id={to.toUserId} />}
        {link && <QrCode text={link} label={viewing.qrLabel} />}
      </Stack>
    </Card>
  )
}

export default Invitation
