/** How one speaks to strangers; to one’s own mother nobody speaks so. */
const formal: Record<string, RegExp> = {
  ar: /(?:^|\s)(?:يُرجى|انقر|مرّر|اضغط|أغلق|اقرأ|انتظر)(?:\s|$)/,
  de: /\bSie\b/,
  fr: /[a-z]ez\b|\bvous\b/i,
  pl: /\bProszę\b/i,
  tr: /(?:[ıiuü]n|[ıiuü]n[ıiuü]z)$/,
}

describe('what a helper says with one click', () => {
  it.each(Object.entries(formal))(
    'is not formal, nor an order to a man: %s',
    async (language, address) => {
      const { talking } = await import(`./${language}/talking`)
      const { steps } = await import(`./${language}/steps`)
      const sentences: string[] = [talking, steps].flatMap(({ phrases }) =>
        Object.values(phrases)
      )
      expect(sentences.filter((sentence) => address.test(sentence))).toEqual([])
    }
  )
})
