import { type ReactNode, Suspense } from 'react'

import styled from 'styled-components'

import { basePath } from 'src/browser/basePath'
import { lazyComponent } from 'src/browser/useLazyComponent'
import {
  type ButtonStyleProps,
  buttonStyles,
} from 'src/components/buttonStyles'
import Card from 'src/components/Card'
import Disclosure from 'src/components/Disclosure'
import Heading from 'src/components/Heading'
import NewTabLink from 'src/components/NewTabLink'
import NumberedWords from 'src/components/NumberedWords'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import type { HelperName } from 'src/features/links/model/helperName'
import {
  type Invitation as InvitationTo,
  inviteLink,
  mailLink,
  type Message,
  smsLink,
  telegram,
  whatsApp,
} from 'src/features/links/model/inviteLink'
import type { Pin } from 'src/features/links/model/pin'
import type { UserId } from 'src/features/links/model/userId'
import { useInvitingTexts } from 'src/i18n/useInvitingTexts'
import { useLinkLanguage } from 'src/i18n/useLanguage'

import LinkField from './LinkField'

const QrCode = lazyComponent(() => import('./QrCode'))

/** Fills the space, invisibly, until the real id arrives. */
const standIn = 'river-apple-tiger-moon' as UserId

const standIns: Record<InvitationTo['for'], InvitationTo> = {
  sharer: { for: 'sharer', toUserId: standIn },
  viewer: { for: 'viewer', fromUserId: standIn },
}

/** Keeps the space of hidden content, so that nothing moves later. */
const Coming = styled.div<{ $isThere: boolean }>`
  visibility: ${({ $isThere }) => ($isThere ? 'visible' : 'hidden')};
`

/** The words to read out on the phone, and where to type them. */
function SpokenWords({ to }: { to: InvitationTo }) {
  const inviting = useInvitingTexts()
  const { host } = window.location
  const [id, place] =
    to.for === 'sharer'
      ? [to.toUserId, host]
      : [to.fromUserId, `${host}/receive`]

  return (
    <Stack gap="xs">
      <Text tone="muted">{inviting.words(place)}</Text>
      <NumberedWords words={id.split('-')} />
    </Stack>
  )
}

const OwnProgram = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`
const look = { $size: 'md', $variant: 'secondary', $fullWidth: false } as const

interface WaysProps {
  message: Message
}

/** Links that open a program with the message, when they are clicked. */
function WaysToSend({ message }: WaysProps) {
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

function MoreWaysToSend({ message }: WaysProps) {
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

interface InvitationProps {
  heading: string
  text: string
  /** whether the person who opens the link will share or view */
  audience: InvitationTo['for']
  /** null while the server has not sent an id yet */
  to: InvitationTo | null
  /** this page's key fingerprint; undefined while it is being computed */
  pin: Pin | null | undefined
  /** the helper’s name, if it should be in the link */
  name?: HelperName | null
  /** whether the page has another filled button; a page must have only one */
  isBesideMainButton?: boolean
  /** controls with which the person changes the link */
  children?: ReactNode
}

function Invitation({
  heading,
  text,
  audience,
  to,
  pin,
  name = null,
  isBesideMainButton = false,
  children,
}: InvitationProps) {
  const inviting = useInvitingTexts()
  const lang = useLinkLanguage()
  const link =
    to && pin !== undefined
      ? inviteLink(window.location.origin + basePath, to, { lang, name, pin })
      : ''
  const message = {
    ...inviting.message[audience],
    link,
    signature: name,
  }

  return (
    <Card aria-busy={!link}>
      <Stack gap="md">
        <Heading level={2}>{heading}</Heading>
        <Text>{text}</Text>
        <LinkField
          link={link}
          shareText={inviting.message[audience].text}
          isMain={!isBesideMainButton}
        />
        <Coming $isThere={to !== null}>
          <Stack gap="md">
            <WaysToSend message={message} />
            <SpokenWords to={to ?? standIns[audience]} />
            <Disclosure label={inviting.moreWays}>
              {link && (
                <Stack gap="md">
                  <MoreWaysToSend message={message} />
                  <Suspense fallback={null}>
                    <QrCode text={link} label={inviting.qrLabel} />
                  </Suspense>
                </Stack>
              )}
            </Disclosure>
          </Stack>
        </Coming>
        {children}
      </Stack>
    </Card>
  )
}

export default Invitation
