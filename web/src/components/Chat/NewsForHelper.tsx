import VisuallyHidden from 'src/components/ui/VisuallyHidden'
import { useLatestMessage } from 'src/hooks/useLatestMessage'
import { useTalkingTexts } from 'src/hooks/useTalkingTexts'

import { wordsInText } from './wordsInText'

/** What the sharer answers or writes, read out when it comes. */
function NewsForHelper() {
  const talking = useTalkingTexts()
  const newest = useLatestMessage()

  return (
    <VisuallyHidden role="status" dir="auto">
      {newest?.isOwn === false &&
        `${talking.theyWrite} ${wordsInText(newest.words, talking)}`}
      {newest?.isOwn &&
        newest.answer &&
        `${talking.theyAnswer} ${talking.answers[newest.answer]}`}
    </VisuallyHidden>
  )
}

export default NewsForHelper
