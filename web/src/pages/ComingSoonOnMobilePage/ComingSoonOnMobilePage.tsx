import styled from 'styled-components'

import { routes, useLocation } from '@redwoodjs/router'

import CallerCheck from 'src/components/CallerQuestion/CallerCheck'
import PageMetadata from 'src/components/PageMetadata'
import ButtonLink from 'src/components/ui/ButtonLink'
import Card from 'src/components/ui/Card'
import Heading from 'src/components/ui/Heading'
import NumberedWords from 'src/components/ui/NumberedWords'
import Stack from 'src/components/ui/Stack'
import Text from 'src/components/ui/Text'
import { useMobileTexts } from 'src/hooks/useMobileTexts'
import { useQueryParameters } from 'src/hooks/useQueryParameters'
import { useTexts } from 'src/hooks/useTexts'
import { media } from 'src/styles/media'

import SendToComputer from './SendToComputer'
import ShowWithCamera from './ShowWithCamera'

/** The first screen of a phone has nothing else. */
const WhatToDo = styled(Stack)`
  ${media.below('tablet')} {
    min-height: 95vh;
    align-content: start;
  }
`

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
