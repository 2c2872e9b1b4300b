import { lazy, Suspense } from 'react'

import Card from 'src/components/ui/Card'
import Heading from 'src/components/ui/Heading'
import Stack from 'src/components/ui/Stack'
import Text from 'src/components/ui/Text'
import {
  type Invitation as InvitationTo,
  inviteLink,
} from 'src/domain/inviteLink'
import { useInvitingTexts } from 'src/hooks/useInvitingTexts'
import { useLinkLanguage } from 'src/hooks/useLanguage'

import LinkField from './LinkField'
import SpokenWords from './SpokenWords'

// The sharer of a link needs no QR code, and nobody waits for one.
const QrCode = lazy(() => import('./QrCode'))

interface InvitationProps {
  heading: string
  text: string
  /** null while the id is still on its way */
  to: InvitationTo | null
}

/** The link that brings the other person here, in every form it can travel. */
const Invitation = ({ heading, text, to }: InvitationProps) => {
  const inviting = useInvitingTexts()
  const lang = useLinkLanguage()
  const link = to && inviteLink(window.location.origin, to, lang)

  return (
    <Card aria-busy={!link}>
      <Stack gap="md">
        <Heading level={2}>{heading}</Heading>
        <Text>{text}</Text>
        <LinkField link={link ?? ''} />
        {to?.for === 'sharer' && <SpokenWords id={to.toUserId} />}
        {link && (
          <Suspense fallback={null}>
            <QrCode text={link} label={inviting.qrLabel} />
          </Suspense>
        )}
      </Stack>
    </Card>
  )
}

export default Invitation
