/**
 * @param locale language tag (BCP 47)
 * @returns what writes a number as that language does, without a fraction
 */
export const wholeNumberIn = (locale: string) => (value: number) =>
  Math.round(value).toLocaleString(locale)
