import Banner from 'src/components/ui/Banner'
import Text from 'src/components/ui/Text'
import { freeDay } from 'src/domain/ring/freeDay'
import type { RingAnswer } from 'src/domain/ring/ringAnswer'
import { useLanguage } from 'src/hooks/useLanguage'
import { shortTime } from 'src/lib/language/shortTime'
import type { RingingTexts } from 'src/locales/Texts'

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
