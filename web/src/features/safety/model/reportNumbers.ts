import { numbersElsewhere } from './numbersElsewhere'
import { numbersInEurope } from './numbersInEurope'
import type { ReportPlace } from './reportPlace'
import { zonesOfCountries } from './zonesOfCountries'

interface ReportCountry {
  /** ISO 3166-1 */
  code: string
  timeZones: readonly string[]
  places: readonly ReportPlace[]
}

/** Where no number could be checked, the country is not there: a wrong one harms. */
export const reportCountries: readonly ReportCountry[] = Object.entries({
  ...numbersInEurope,
  ...numbersElsewhere,
}).map(([code, places]) => ({
  code,
  places,
  timeZones: zonesOfCountries[code]?.split(' ') ?? [],
}))
