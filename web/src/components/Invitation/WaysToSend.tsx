import styled from 'styled-components'

import {
  buttonStyles,
  type ButtonStyleProps,
} from 'src/components/ui/Button/buttonStyles'
import NewTabLink from 'src/components/ui/NewTabLink'
import Stack from 'src/components/ui/Stack'
import Text from 'src/components/ui/Text'
import {
  mailLink,
  type Message,
  smsLink,
  telegram,
  whatsApp,
} from 'src/domain/invite/inviteMessages'
import { useInvitingTexts } from 'src/hooks/useInvitingTexts'

const OwnProgram = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`
const look = { $size: 'md', $variant: 'secondary', $fullWidth: false } as const

interface WaysProps {
  message: Message
}

/** Programs that open with the message in them; nobody is contacted before a click. */
export function WaysToSend({ message }: WaysProps) {
  const inviting = useInvitingTexts()

  return (
    <Stack direction="row" gap="sm">
      <NewTabLink href={whatsApp.link(message)}>{whatsApp.name}</NewTabLink>
      <OwnProgram {...look} href={mailLink(message)}>
        {inviting.mail}
      </OwnProgram>
      <OwnProgram {...look} href={smsLink(message)}>
        {inviting.sms}
      </OwnProgram>
    </Stack>
  )
}

/** The same for those that fewer people have. */
export function MoreWaysToSend({ message }: WaysProps) {
  const inviting = useInvitingTexts()

  return (
    <Stack gap="sm">
      <Text tone="muted">{inviting.waysText}</Text>
      <Stack direction="row" gap="sm">
        <NewTabLink href={telegram.link(message)}>{telegram.name}</NewTabLink>
      </Stack>
    </Stack>
  )
}
