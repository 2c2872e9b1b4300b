import type { Undo } from './listen'

/** Less than one change per second, so that the title flashes slowly. */
const everyMs = 1_200

/** @returns a function that restores the title */
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
