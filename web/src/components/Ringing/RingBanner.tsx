import { useState } from 'react'

import ArrivingBanner from 'src/components/Sharing/ArrivingBanner'
import Button from 'src/components/ui/Button'
import Card from 'src/components/ui/Card'
import Heading from 'src/components/ui/Heading'
import Stack from 'src/components/ui/Stack'
import Text from 'src/components/ui/Text'
import { answerTimes } from 'src/domain/ring/answerTimes'
import { freeDay } from 'src/domain/ring/freeDay'
import { useLanguage } from 'src/hooks/useLanguage'
import { shortTime } from 'src/lib/language/shortTime'
import type { PresentRing } from 'src/lib/ring/RingReceiver'
import type { RingingTexts } from 'src/locales/Texts'

interface RingBannerProps {
  texts: RingingTexts
  ring: PresentRing
  onAnswer: (freeAt: number | null) => void
}

/** Somebody needs help and waits: what a helper can answer who cannot come now. */
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
