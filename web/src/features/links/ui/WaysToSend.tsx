import styled from 'styled-components'

import {
  buttonStyles,
  type ButtonStyleProps,
} from 'src/components/buttonStyles'
import NewTabLink from 'src/components/NewTabLink'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import {
  mailLink,
  type Message,
  smsLink,
  telegram,
  whatsApp,
} from 'src/features/links/model/inviteMessages'
import { useInvitingTexts } from 'src/i18n/useInvitingTexts'

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
