/** Removes differences of typography and case. */
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

/** Finds quoted button labels. */
export const quoted = (text: string) =>
  Object.entries(marks).flatMap(([open, close]) =>
    Array.from(
      text.matchAll(new RegExp(`${open}([^${close}]+)[${close}]`, 'g')),
      ([, words = '']) => plain(words.trim())
    )
  )
