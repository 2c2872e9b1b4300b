import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import type { UserId } from 'src/features/links/model/userId'
import { useWordsTexts } from 'src/i18n/useWordsTexts'

import type { WordsNews } from './useSpokenWords'
import WordChoice from './WordChoice'

interface WordsAnswerProps {
  news: WordsNews
  onChoose: (id: UserId) => void
}

const spaced = (id: UserId) => id.replace(/-/g, ' ')

/** What could not be understood, and the way on. */
function WordsAnswer({ news, onChoose }: WordsAnswerProps) {
  const words = useWordsTexts()

  switch (news?.kind) {
    case undefined:
      return null
    case 'guesses': {
      const { ids } = news
      const choose = (choice: string) => {
        const id = ids.find((each) => spaced(each) === choice)
        if (id) onChoose(id)
      }
      return (
        <Stack gap="sm">
          <Text as="strong">{words.didYouMean}</Text>
          <WordChoice
            label={words.didYouMean}
            choices={ids.map(spaced)}
            onChoose={choose}
          />
        </Stack>
      )
    }
    case 'unknown':
      return <Text as="strong">{words.unknown(news.word)}</Text>
    case 'not-four':
      return <Text as="strong">{words.notFour}</Text>
    case 'nothing':
      return <Text as="strong">{words.nothing}</Text>
    case 'too-often':
      return <Text as="strong">{words.tooOften}</Text>
  }
}

export default WordsAnswer
