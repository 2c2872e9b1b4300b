import { reportCountries } from './reportNumbers'

const isIn = (timeZone: string, zone: string): boolean =>
  zone.endsWith('/') ? timeZone.startsWith(zone) : timeZone === zone

const regionOf = (language: string): string | undefined =>
  /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(language)?.[1]?.toUpperCase()

/**
 * Where somebody probably is: what the clock is set to says more than the
 * languages, as many speak American English.
 *
 * @param timeZone of the IANA, as the browser says
 * @param languages tags, in the order of the browser
 * @returns the code of a country with numbers to report to, or null
 */
export function guessCountry(
  timeZone: string,
  languages: readonly string[]
): string | null {
  const byClock = reportCountries.find(({ timeZones }) =>
    timeZones.some((zone) => isIn(timeZone, zone))
  )
  if (byClock) return byClock.code
  const regions = languages.map(regionOf)
  const known = regions.find((region) =>
    reportCountries.some(({ code }) => code === region)
  )
  return known ?? null
}
