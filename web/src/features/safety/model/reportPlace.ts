/**
 * Whom to call, within a country, during or after a fraud. The number was on
 * the page `source` on the day `checkedOn`; docs/safety-numbers.md says how to
 * verify it again.
 */
export interface ReportPlace {
  /** `police` and `bank` are translated; `own` is an organisation's name */
  name: 'police' | 'bank' | { own: string }
  /** written as on the page `source` */
  number: string
  source: string
  /** a date in ISO 8601 */
  checkedOn: string
}

/** Whom to call, by the country code of ISO 3166-1. */
export type ReportNumbers = Record<string, readonly ReportPlace[]>

const checkedOn = '2026-11-27'

/** libphonenumber's list of short numbers, such as those of the police. */
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
