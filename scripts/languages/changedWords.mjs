// Compares two tables of the browsers' words; hands back a line for each word that differs. Versions
// may: most of them change no word.
export const changedWords = (kept, today) =>
  Object.entries(today).flatMap(([browser, { version, words }]) =>
    Object.entries(words).flatMap(([language, spoken]) =>
      Object.entries(spoken)
        .map(([word, text]) => [word, text, was(kept, browser, language, word)])
        .filter(([, text, before]) => text !== before)
        .map(
          ([word, text, before]) =>
            `${language}, ${word}: ${browser} ${version} says “${text}”, our table “${before}”`
        )
    )
  )

const was = (kept, browser, language, word) =>
  kept[browser]?.words[language]?.[word] ?? ''
