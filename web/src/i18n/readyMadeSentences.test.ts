/** Signs of formal address, which nobody uses for their own mother. */
const formal: Record<string, RegExp> = {
  ar: /(?:^|\s)(?:يُرجى|انقر|مرّر|اضغط|أغلق|اقرأ|انتظر)(?:\s|$)/,
  de: /\bSie\b/,
  fr: /[a-z]ez\b|\bvous\b/i,
  pl: /\bProszę\b/i,
  tr: /(?:[ıiuü]n|[ıiuü]n[ıiuü]z)$/,
}

describe('the ready-made sentences of a helper', () => {
  it.each(Object.entries(formal))(
    'are neither formal nor addressed to a man: %s',
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
