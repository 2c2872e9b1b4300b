import { readFileSync } from 'node:fs'
import path from 'node:path'

import { object, parse, record, string } from 'valibot'

const table = (...words: string[]) =>
  object({
    version: string(),
    words: record(
      string(),
      object(Object.fromEntries(words.map((word) => [word, string()])))
    ),
  })

/**
 * Labels of the browsers’ dialogs by language, written by scripts/languages.
 */
export const { chromium, firefox } = parse(
  object({
    chromium: table(
      ...['title', 'tab', 'window', 'screen', 'cancel', 'share'],
      ...['ask', 'allow', 'permissions']
    ),
    firefox: table('list', 'screen', 'block', 'allow'),
  }),
  JSON.parse(
    readFileSync(
      path.join(__dirname, '../../../../scripts/languages/browserWords.json'),
      'utf8'
    )
  )
)
