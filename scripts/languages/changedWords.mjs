// Compares two tables of browser labels, and returns a line for each
// difference. Versions may differ, because most of them change no label.
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
