import { useState } from 'react'

import { ArrivingBanner } from 'src/components/Banner'
import Button from 'src/components/Button'
import Heading from 'src/components/Heading'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import type { CallerTag } from 'src/features/ring/model/callerTag'
import type { RingingTexts } from 'src/i18n/Texts'
import { useRingingTexts } from 'src/i18n/useRingingTexts'

import CallerName from './CallerName'
import { useCallers } from './useCallers'
import { useRingOffer } from './useDeviceGiver'

interface NewCallerProps {
  texts: RingingTexts
  tag: CallerTag
}

function NewCaller({ texts, tag }: NewCallerProps) {
  const [callers, { rename }] = useCallers()
  const [isSaved, setIsSaved] = useState(false)
  const caller = callers?.find((each) => each.tag === tag)

  if (!caller || (caller.name && !isSaved)) return null
  return (
    <Stack gap="sm">
      <Heading level={2} size="sm">
        {texts.nameHeading}
      </Heading>
      <CallerName
        texts={texts}
        label={texts.nameLabel}
        name={caller.name}
        onSave={(typed) => {
          setIsSaved(true)
          rename(tag, typed)
        }}
      />
    </Stack>
  )
}

function LetRing() {
  const texts = useRingingTexts()
  const [offer, allow] = useRingOffer()
  const [callers] = useCallers(offer?.tag)
  const isAsked = offer !== null && offer.state !== 'given'
  const [hasAsked, setHasAsked] = useState(isAsked)
  if (isAsked && !hasAsked) setHasAsked(true)

  if (!texts || !offer || !callers) return null
  const { state, tag } = offer
  const name = callers.find((caller) => caller.tag === tag)?.name ?? null

  if (state === 'given') {
    return (
      <>
        {hasAsked && (
          <ArrivingBanner tone="success">
            {name ? texts.letDone(name) : texts.letDoneWithoutName}
          </ArrivingBanner>
        )}
        <NewCaller key={tag} texts={texts} tag={tag} />
      </>
    )
  }
  if (state === 'later') {
    return <ArrivingBanner>{texts.letLater}</ArrivingBanner>
  }
  const isGiving = state === 'giving'
  return (
    <Stack gap="sm">
      <Heading level={2} size="sm">
        {name ? texts.letHeading(name) : texts.letHeadingWithoutName}
      </Heading>
      <Text>{texts.letText}</Text>
      <Button
        variant="secondary"
        icon="bell"
        aria-disabled={isGiving}
        onClick={isGiving ? undefined : allow}
        fullWidth
      >
        {name ? texts.letRing(name) : texts.letRingWithoutName}
      </Button>
    </Stack>
  )
}

export default LetRing
