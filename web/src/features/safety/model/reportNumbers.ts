import { numbersElsewhere } from './numbersElsewhere'
import { numbersInEurope } from './numbersInEurope'
import type { ReportPlace } from './reportPlace'

interface ReportCountry {
  /** the country code of ISO 3166-1 */
  code: string
  timeZones: readonly string[]
  places: readonly ReportPlace[]
}

/**
 * IANA time zones of countries (codes of ISO 3166-1), separated by spaces. A
 * name with a slash at its end stands for all zones that begin with it.
 */
export const zonesOfCountries: Record<string, string> = {
  AE: 'Asia/Dubai',
  AR: 'America/Argentina/ America/Buenos_Aires America/Cordoba America/Mendoza',
  AT: 'Europe/Vienna',
  AU: 'Australia/',
  BE: 'Europe/Brussels',
  BR: 'America/Sao_Paulo America/Araguaina America/Bahia America/Belem America/Boa_Vista America/Campo_Grande America/Cuiaba America/Fortaleza America/Maceio America/Manaus America/Noronha America/Porto_Velho America/Recife America/Rio_Branco America/Santarem',
  CA: 'America/Toronto America/Edmonton America/Glace_Bay America/Halifax America/Moncton America/Montreal America/Regina America/St_Johns America/Vancouver America/Whitehorse America/Winnipeg America/Yellowknife',
  CH: 'Europe/Zurich',
  CL: 'America/Santiago America/Punta_Arenas Pacific/Easter',
  CN: 'Asia/Shanghai Asia/Chongqing Asia/Urumqi',
  CO: 'America/Bogota',
  DE: 'Europe/Berlin Europe/Busingen',
  EG: 'Africa/Cairo',
  ES: 'Europe/Madrid Africa/Ceuta Atlantic/Canary',
  FR: 'Europe/Paris',
  GB: 'Europe/London Europe/Belfast',
  HK: 'Asia/Hong_Kong',
  IE: 'Europe/Dublin',
  IN: 'Asia/Kolkata Asia/Calcutta',
  IT: 'Europe/Rome',
  LU: 'Europe/Luxembourg',
  MX: 'America/Mexico_City America/Bahia_Banderas America/Cancun America/Chihuahua America/Ciudad_Juarez America/Hermosillo America/Matamoros America/Mazatlan America/Merida America/Monterrey America/Ojinaga America/Tijuana',
  NL: 'Europe/Amsterdam',
  NZ: 'Pacific/Auckland Pacific/Chatham',
  PL: 'Europe/Warsaw',
  PT: 'Europe/Lisbon Atlantic/Azores Atlantic/Madeira',
  SG: 'Asia/Singapore',
  TR: 'Europe/Istanbul Asia/Istanbul',
  TW: 'Asia/Taipei',
  UA: 'Europe/Kyiv Europe/Kiev',
  US: 'America/New_York America/Anchorage America/Boise America/Chicago America/Denver America/Detroit America/Indiana/ America/Indianapolis America/Juneau America/Kentucky/ America/Los_Angeles America/Louisville America/Menominee America/North_Dakota/ America/Phoenix Pacific/Honolulu',
}

/** Countries with verified numbers only: a wrong number would do harm. */
export const reportCountries: readonly ReportCountry[] = Object.entries({
  ...numbersInEurope,
  ...numbersElsewhere,
}).map(([code, places]) => ({
  code,
  places,
  timeZones: zonesOfCountries[code]?.split(' ') ?? [],
}))

const isIn = (timeZone: string, zone: string): boolean =>
  zone.endsWith('/') ? timeZone.startsWith(zone) : timeZone === zone

const regionOf = (language: string): string | undefined =>
  /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(language)?.[1]?.toUpperCase()

/**
 * Guesses a person's country. The time zone is more reliable than the
 * languages, because many people outside of the US use American English.
 *
 * @param timeZone an IANA name, from the browser
 * @param languages language tags, from the browser and in its order
 * @returns the code of a country for which there are phone numbers, or null
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
