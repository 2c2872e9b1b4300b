import * as v from 'valibot'

const split = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

/** The items of a comma list; none of an empty text. */
export const commaList = v.pipe(v.string(), v.transform(split))

/**
 * A comma list whose items satisfy a condition; an issue is one of that item.
 * @param requirement what the list must be, in words that follow "must be"
 */
export const listOf = (
  isItem: (item: string) => boolean,
  requirement: string
) =>
  v.pipe(
    commaList,
    v.array(v.pipe(v.string(), v.check(isItem, `must be ${requirement}`)))
  )
