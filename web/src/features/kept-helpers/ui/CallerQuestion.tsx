import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

import { routes } from '@redwoodjs/router'

import Button, { ButtonLink } from 'src/components/Button'
import Card from 'src/components/Card'
import Face, { type Mood } from 'src/components/Face'
import Heading from 'src/components/Heading'
import Note from 'src/components/Note'
import Stack from 'src/components/Stack'
import Steps from 'src/components/Steps'
import Text from 'src/components/Text'
import { useCallerTexts } from 'src/i18n/useCallerTexts'
import { useTexts } from 'src/i18n/useTexts'

interface CallerQuestionProps {
  onGoOn: () => void
}

/**
 * Asks who started the phone call, because scams begin with a call from the
 * scammer. The page connects to nobody before the answer.
 */
function CallerQuestion({ onGoOn }: CallerQuestionProps) {
  const [step, setStep] = useState<'question' | 'warning' | 'stopped'>(
    'question'
  )

  switch (step) {
    case 'question':
      return <Question onGoOn={onGoOn} onCalled={() => setStep('warning')} />
    case 'warning':
      return <Warning onGoOn={onGoOn} onStop={() => setStep('stopped')} />
    case 'stopped':
      return <Stopped />
  }
}

interface ScreenProps {
  mood: Mood
  title: string
  children: ReactNode
}

/** Screen readers announce the title because it takes the focus. */
function Screen({ mood, title, children }: ScreenProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <Stack as="section" gap="lg" aria-labelledby={id}>
      <Stack gap="sm" align="center">
        <Face mood={mood} />
        <Heading id={id} ref={heading} tabIndex={-1} align="center">
          {title}
        </Heading>
      </Stack>
      {children}
    </Stack>
  )
}

/** Neither button is filled, because neither answer is more likely. */
function Question({
  onGoOn,
  onCalled,
}: CallerQuestionProps & { onCalled: () => void }) {
  const texts = useCallerTexts()

  return (
    <Screen key="question" mood="pointed" title={texts.question}>
      {/* People should read this before they answer, because a scammer may
          tell them which button to press. */}
      <Note>
        <Stack gap="sm">
          <Text>{texts.number}</Text>
          <Text>{texts.coached}</Text>
        </Stack>
      </Note>
      <Stack gap="md">
        <Button size="xl" variant="secondary" onClick={onCalled} fullWidth>
          {texts.theyCalled}
        </Button>
        <Button size="xl" variant="secondary" onClick={onGoOn} fullWidth>
          {texts.iCalled}
        </Button>
      </Stack>
    </Screen>
  )
}

function Warning({
  onGoOn,
  onStop,
}: CallerQuestionProps & { onStop: () => void }) {
  const texts = useCallerTexts()

  return (
    <Screen key="warning" mood="hidden" title={texts.warning}>
      <Card>
        <Stack gap="md">
          {texts.sentences.map((sentence) => (
            <Text key={sentence} size="lg">
              {sentence}
            </Text>
          ))}
        </Stack>
      </Card>
      <Text size="lg">
        <strong>{texts.callBack}</strong>
      </Text>
      <Stack gap="md">
        <Button size="xl" onClick={onStop} fullWidth>
          {texts.stop}
        </Button>
        <Button variant="quiet" onClick={onGoOn} fullWidth>
          {texts.goOn}
        </Button>
      </Stack>
    </Screen>
  )
}

function Stopped() {
  const { common } = useTexts()
  const texts = useCallerTexts()

  return (
    <Screen key="stopped" mood="waving" title={texts.stopped}>
      <Text size="lg" align="center">
        {texts.stoppedText}
      </Text>
      <Card>
        <Steps steps={texts.steps} size="lg" />
      </Card>
      <ButtonLink to={routes.home()} size="lg" variant="secondary" fullWidth>
        {common.backToHome}
      </ButtonLink>
    </Screen>
  )
}

export default CallerQuestion
