import { chromiumWords } from './chromiumWords.mjs'
import { firefoxWords } from './firefoxWords.mjs'
import { withLanguagePacks } from './languagePacks.mjs'
import { packLanguages } from './packLanguages.mjs'

const inAllLanguages = (wordsIn) =>
  Object.fromEntries(
    Object.entries(packLanguages).map(([language, pack]) => [
      language,
      wordsIn(pack),
    ])
  )

// The current labels of both browsers: for each its version, and its labels by
// language.
export const readBrowserWords = () =>
  withLanguagePacks((folder, versions) => ({
    chromium: {
      version: versions.chromium,
      words: inAllLanguages((pack) => chromiumWords(folder, pack.chromium)),
    },
    firefox: {
      version: versions.firefox,
      words: inAllLanguages((pack) => firefoxWords(folder, pack.firefox)),
    },
  }))
