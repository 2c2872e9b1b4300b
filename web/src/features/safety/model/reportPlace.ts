/**
 * Whom a person can call, from the same country, after or during a fraud. Every
 * number was read on the page next to it, on the day next to it;
 * docs/safety-numbers.md says how to renew them.
 */
export interface ReportPlace {
  /**
   * the police and the bank have a name in every language; others have a fixed
   * name
   */
  name: 'police' | 'bank' | { own: string }
  /** as written by the source */
  number: string
  source: string
  /** ISO 8601 */
  checkedOn: string
}

/** By ISO 3166-1. */
export type ReportNumbers = Record<string, readonly ReportPlace[]>

const checkedOn = '2026-11-27'

/** Data of the regulators of all countries, collected by a library. */
const shortNumbers =
  'https://github.com/google/libphonenumber/blob/f7e3e88c92b905c8d6edb81f336dbe25edc05b52/resources/ShortNumberMetadata.xml'

const at =
  (name: 'police' | 'bank') =>
  (number: string, source = shortNumbers): ReportPlace => ({
    ...{ name, number, source, checkedOn },
  })

export const police = at('police')
export const bank = at('bank')

export function office(
  own: string,
  number: string,
  source: string
): ReportPlace {
  return { name: { own }, number, source, checkedOn }
}
