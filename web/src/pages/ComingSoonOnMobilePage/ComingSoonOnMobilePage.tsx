import styled from 'styled-components'

import { routes, useLocation } from '@redwoodjs/router'

import { ButtonLink } from 'src/components/Button'
import Card from 'src/components/Card'
import Heading from 'src/components/Heading'
import NumberedWords from 'src/components/NumberedWords'
import PageMetadata from 'src/components/PageMetadata'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import CallerCheck from 'src/features/kept-helpers/ui/CallerCheck'
import { useQueryParameters } from 'src/features/links/ui/QueryParametersProvider'
import { useMobileTexts } from 'src/i18n/useMobileTexts'
import { useTexts } from 'src/i18n/useTexts'
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
