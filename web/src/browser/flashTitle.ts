import type { Undo } from './listen'

/** At most one change per second, so that the title flashes slowly. */
const everyMs = 1_200

/**
 * Alternates between the text and the page title. The undo restores the title.
 */
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
