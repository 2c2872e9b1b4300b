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
  messengers,
  smsLink,
} from 'src/domain/invite/inviteMessages'
import { useInvitingTexts } from 'src/hooks/useInvitingTexts'

const OwnProgram = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`
const look = { $size: 'md', $variant: 'secondary', $fullWidth: false } as const

/** Programs that open with the message in them; nobody is contacted before a click. */
function WaysToSend({ message }: { message: Message }) {
  const inviting = useInvitingTexts()

  return (
    <Stack gap="sm">
      <Text tone="muted">{inviting.waysText}</Text>
      <Stack direction="row" gap="sm">
        <OwnProgram {...look} href={mailLink(message)}>
          {inviting.mail}
        </OwnProgram>
        <OwnProgram {...look} href={smsLink(message)}>
          {inviting.sms}
        </OwnProgram>
        {messengers.map(({ name, link }) => (
          <NewTabLink key={name} href={link(message)}>
            {name}
          </NewTabLink>
        ))}
      </Stack>
    </Stack>
  )
}

export default WaysToSend
