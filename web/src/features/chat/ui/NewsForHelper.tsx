import VisuallyHidden from 'src/components/VisuallyHidden'
import { useTalkingTexts } from 'src/i18n/useTalkingTexts'

import { useLatestMessage } from './useLatestMessage'
import { wordsInText } from './wordsInText'

/** What the sharer answers or writes, read out when it comes. */
function NewsForHelper() {
  const talking = useTalkingTexts()
  const newest = useLatestMessage()

  return (
    <VisuallyHidden role="status" dir="auto">
      {/* The same words again are news, too. */}
      {newest?.isOwn === false && (
        <span key={newest.words.id}>
          {`${talking.theyWrite} ${wordsInText(newest.words, talking)}`}
        </span>
      )}
      {newest?.isOwn && newest.answer && (
        <span key={`${newest.words.id} ${newest.answer}`}>
          {`${talking.theyAnswer} ${talking.answers[newest.answer]}`}
        </span>
      )}
    </VisuallyHidden>
  )
}

export default NewsForHelper
