/**
 * An organisation that a person can call, from the same country, during or
 * after a fraud. Each number was read on the page `source`, on the day
 * `checkedOn`; docs/safety-numbers.md says how to check them again.
 */
export interface ReportPlace {
  /** `police` and `bank` are translated; others have their own name */
  name: 'police' | 'bank' | { own: string }
  /** as written by the source */
  number: string
  source: string
  /** ISO 8601 */
  checkedOn: string
}

/** By the country code of ISO 3166-1. */
export type ReportNumbers = Record<string, readonly ReportPlace[]>

const checkedOn = '2026-11-27'

/** The short numbers of all countries, collected by libphonenumber. */
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
