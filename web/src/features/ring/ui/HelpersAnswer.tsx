import Banner from 'src/components/Banner'
import Text from 'src/components/Text'
import { freeDay } from 'src/features/ring/model/freeDay'
import type { RingAnswer } from 'src/features/ring/model/ringAnswer'
import { shortTime } from 'src/i18n/shortTime'
import type { RingingTexts } from 'src/i18n/Texts'
import { useLanguage } from 'src/i18n/useLanguage'

interface HelpersAnswerProps {
  texts: RingingTexts
  name: string
  answer: RingAnswer
}

/** The helper cannot come now, but perhaps later. */
function HelpersAnswer({ texts, name, answer }: HelpersAnswerProps) {
  const { language } = useLanguage()
  const { freeAt } = answer
  const day = freeAt === null ? null : freeDay(freeAt, new Date())
  const time = freeAt === null ? '' : shortTime(freeAt, language)
  const sentences = {
    today: texts.freeToday(name, time),
    tomorrow: texts.freeTomorrow(name, time),
  }
  return (
    <>
      <Banner tone="warning">
        {day ? sentences[day] : texts.helperCannot(name)}
      </Banner>
      <Text>{day ? texts.comeBack : texts.tryLater}</Text>
    </>
  )
}

export default HelpersAnswer
