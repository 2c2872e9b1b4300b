/** What print changes, and the case of letters: “Entire Screen” and “Entire screen” are one. */
export const plain = (text: string) =>
  text
    .replace(/’/g, "'")
    .replace(/\u00a0/g, ' ')
    .toLowerCase()

const marks: Record<string, string> = {
  '“': '”',
  '„': '“”',
  '«': '»',
  '‘': '’',
}

/** The words between quotation marks, such as the names of buttons. */
export const quoted = (text: string) =>
  Object.entries(marks).flatMap(([open, close]) =>
    Array.from(
      text.matchAll(new RegExp(`${open}([^${close}]+)[${close}]`, 'g')),
      ([, words = '']) => plain(words.trim())
    )
  )
