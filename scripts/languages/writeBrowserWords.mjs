import { readFileSync, writeFileSync } from 'node:fs'

import { Problem, tell } from '../setup/problem.mjs'
import { fromRoot } from '../setup/root.mjs'

import { changedWords } from './changedWords.mjs'
import { readBrowserWords } from './readBrowserWords.mjs'

const file = fromRoot('scripts', 'languages', 'browserWords.json')

function compare(today) {
  const changed = changedWords(JSON.parse(readFileSync(file, 'utf8')), today)
  if (changed.length) {
    throw new Problem(
      `The browsers say other words than scripts/languages/browserWords.json: \`npm run browser-words\` writes them, and then a test says which of our texts to change.\n${changed.join('\n')}`
    )
  }
}

// Writes the table of labels; with --check, only compares it.
try {
  const today = await readBrowserWords()
  if (process.argv.includes('--check')) {
    compare(today)
  } else {
    writeFileSync(file, `${JSON.stringify(today, null, 2)}\n`)
  }
} catch (error) {
  tell(error)
  process.exitCode = 1
}
