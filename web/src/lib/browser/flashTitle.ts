import type { Undo } from './listen'

/** Calm: less than once a second. */
const everyMs = 1_200

/** Shows the words in the place of the title, and the title again, in turn; the undo leaves the title. */
export function flashTitle(words: string, page: Document = document): Undo {
  const title = page.title
  let isCalling = false
  const turn = () => {
    isCalling = !isCalling
    page.title = isCalling ? words : title
  }
  turn()
  const timer = setInterval(turn, everyMs)
  return () => {
    clearInterval(timer)
    page.title = title
  }
}
