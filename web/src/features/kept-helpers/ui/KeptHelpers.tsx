import { useEffect, useRef, useState } from 'react'

import styled from 'styled-components'

import { basePath } from 'src/browser/basePath'
import Banner from 'src/components/Banner'
import Button, { ButtonLink } from 'src/components/Button'
import Card from 'src/components/Card'
import Disclosure from 'src/components/Disclosure'
import Heading from 'src/components/Heading'
import Stack from 'src/components/Stack'
import { wantRing } from 'src/features/kept-helpers/wantedRing'
import { inviteLink, type KeptHelper, withoutHelper } from 'src/features/links'
import { useKeepingTexts } from 'src/i18n/useKeepingTexts'

import { useKeptHelpers } from './useKeptHelpers'

const Buttons = styled(Card)`
  display: grid;
  grid-gap: ${({ theme }) => theme.space.md};
  border-block-start: 8px solid ${({ theme }) => theme.colour.band};
`

const pathTo = ({ id, name, pin }: KeptHelper) =>
  inviteLink(basePath, { for: 'sharer', toUserId: id }, { name, pin })

function KeptHelpers() {
  const keeping = useKeepingTexts()
  const [helpers, keep] = useKeptHelpers()
  const [before, setBefore] = useState<KeptHelper[]>([])
  const removed = before.find(
    ({ id }) => !helpers.some((each) => each.id === id)
  )

  const news = useRef<HTMLDivElement>(null)
  // The pressed button has disappeared, so the focus moves to the message.
  useEffect(() => news.current?.focus(), [removed])

  const undo = () => {
    keep(before)
    setBefore([])
  }
  const remove = (helper: KeptHelper) => {
    setBefore(helpers)
    keep(withoutHelper(helpers, helper.id))
  }

  if (helpers.length === 0 && !removed) return null
  return (
    <Stack as="section" gap="md">
      <Heading level={2}>{keeping.heading}</Heading>
      {removed && (
        <>
          <Banner ref={news} tabIndex={-1}>
            {keeping.removed(removed.name)}
          </Banner>
          <Button variant="secondary" onClick={undo}>
            {keeping.undo}
          </Button>
        </>
      )}
      {helpers.length > 0 && (
        <Buttons as="div">
          {helpers.map((helper) => (
            <ButtonLink
              key={helper.id}
              to={pathTo(helper)}
              onClick={() => wantRing(helper.id)}
              size="xl"
              icon="help"
              fullWidth
            >
              {keeping.getHelp(helper.name)}
            </ButtonLink>
          ))}
          <Disclosure label={keeping.removing}>
            <Stack gap="sm">
              {helpers.map((helper) => (
                <Button
                  key={helper.id}
                  variant="quiet"
                  onClick={() => remove(helper)}
                >
                  {keeping.remove(helper.name)}
                </Button>
              ))}
            </Stack>
          </Disclosure>
        </Buttons>
      )}
    </Stack>
  )
}

export default KeptHelpers
