/**
 * Whom somebody can call, from the same country, who has been cheated or is
 * about to be. Every number was read on the page that stands beside it, on the
 * day that stands beside it; docs/safety-numbers.md says how to renew them.
 */
export interface ReportPlace {
  /** the police and the bank have a name in every language; others their own */
  name: 'police' | 'bank' | { own: string }
  /** as it is written there */
  number: string
  source: string
  /** ISO 8601 */
  checkedOn: string
}

/** By ISO 3166-1. */
export type ReportNumbers = Record<string, readonly ReportPlace[]>

const checkedOn = '2026-11-27'

/** What the regulators of all countries publish, gathered by a library. */
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
