import { useState } from 'react'

import { ArrivingBanner } from 'src/components/Banner'
import Button from 'src/components/Button'
import Card from 'src/components/Card'
import Heading from 'src/components/Heading'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import { answerTimes, freeDay } from 'src/features/ring/model/answerTimes'
import type { PresentRing } from 'src/features/ring/RingReceiver'
import { shortTime } from 'src/i18n/dates'
import type { RingingTexts } from 'src/i18n/Texts'
import { useLanguage } from 'src/i18n/useLanguage'

interface RingBannerProps {
  texts: RingingTexts
  ring: PresentRing
  onAnswer: (freeAt: number | null) => void
}

function RingBanner({ texts, ring, onAnswer }: RingBannerProps) {
  const { language } = useLanguage()
  const [now] = useState(() => new Date())
  const { answer, isDelivered, isLost, name } = ring
  const inWords = (time: number) =>
    (freeDay(time, now) === 'today' ? texts.freeAt : texts.tomorrowAt)(
      shortTime(time, language)
    )
  const notArrived = isLost ? texts.lost : texts.sending
  return (
    <Card>
      <Stack gap="sm">
        <div role="alert">
          <Heading level={2} size="md">
            {name ? texts.needsHelp(name) : texts.someoneNeedsHelp}
          </Heading>
        </div>
        {answer ? (
          <ArrivingBanner
            tone={isDelivered ? 'success' : isLost ? 'warning' : 'info'}
            busy={!isDelivered && !isLost}
          >
            {isDelivered ? texts.delivered : notArrived}
          </ArrivingBanner>
        ) : (
          <>
            <Text>{texts.answerHeading}</Text>
            <Stack direction="row" gap="sm">
              <Button variant="secondary" onClick={() => onAnswer(null)}>
                {texts.cannotNow}
              </Button>
              {answerTimes(now).map((time) => (
                <Button
                  key={time}
                  variant="secondary"
                  onClick={() => onAnswer(time)}
                >
                  {inWords(time)}
                </Button>
              ))}
            </Stack>
          </>
        )}
      </Stack>
    </Card>
  )
}

export default RingBanner
