import styled from 'styled-components'

import { routes, useLocation } from '@redwoodjs/router'

import { atBase } from 'src/browser/basePath'
import { canCapture, hasWebRtc } from 'src/browser/canCapture'
import { canOpenShareSheet, openShareSheet } from 'src/browser/shareSheet'
import Button, { ButtonAnchor, ButtonLink } from 'src/components/Button'
import Card from 'src/components/Card'
import Heading from 'src/components/Heading'
import NumberedWords from 'src/components/NumberedWords'
import PageMetadata from 'src/components/PageMetadata'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import VisuallyHidden from 'src/components/VisuallyHidden'
import { type AlongTheWay, sharerPath } from 'src/features/call'
import { CallerCheck } from 'src/features/kept-helpers'
import { useQueryParameters } from 'src/features/links'
import { useMobileTexts } from 'src/i18n/useMobileTexts'
import { useTexts } from 'src/i18n/useTexts'
import { media } from 'src/styles/media'

const WhatToDo = styled(Stack)`
  ${media.below('tablet')} {
    min-height: 95vh;
    align-content: start;
  }
`

const mailTo = (subject: string, body: string) =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`

/**
 * Sends the opened link to the computer whose screen the person wants to share.
 */
function SendToComputer({ along }: { along: AlongTheWay }) {
  const mobile = useMobileTexts()
  const { sharing } = useTexts()
  const link = window.location.origin + atBase(sharerPath(along))

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

function ShowWithCamera({ along }: { along: AlongTheWay }) {
  const mobile = useMobileTexts()

  if (!hasWebRtc() || !canCapture('camera')) return null
  return (
    <Card>
      <Stack gap="sm">
        <VisuallyHidden as="h2">{mobile.cameraHeading}</VisuallyHidden>
        <Text>{mobile.cameraText}</Text>
        <ButtonLink
          to={atBase(sharerPath(along, 'camera'))}
          size="lg"
          icon="camera"
          fullWidth
        >
          {mobile.cameraAction}
        </ButtonLink>
      </Stack>
    </Card>
  )
}

function ComingSoonOnMobilePage() {
  const { common } = useTexts()
  const mobile = useMobileTexts()
  const { to, lang } = useQueryParameters()
  const { hash = '' } = useLocation()
  const along = { to, lang, hash }
  const { host } = window.location
  const ownPlace = host + routes.broadcastWithoutReceiver()

  const page = (
    <Stack gap="lg">
      <WhatToDo gap="lg">
        <Heading>{mobile.heading}</Heading>
        <Card>
          <Stack gap="sm">
            <Text size="xl">
              {to ? mobile.onComputer(host) : mobile.onComputerOwn(ownPlace)}
            </Text>
            {to && <NumberedWords words={to.split('-')} />}
          </Stack>
        </Card>
        <ShowWithCamera along={along} />
        <SendToComputer along={along} />
      </WhatToDo>
      <ButtonLink to={routes.home()} variant="quiet" fullWidth>
        {common.backToHome}
      </ButtonLink>
      <Text tone="muted">{mobile.toSee}</Text>
      <Text tone="muted">{mobile.reason}</Text>
    </Stack>
  )
  return (
    <>
      <PageMetadata title={mobile.title} audience={to ? 'private' : 'public'} />
      {to ? <CallerCheck toUserId={to}>{page}</CallerCheck> : page}
    </>
  )
}

export default ComingSoonOnMobilePage
