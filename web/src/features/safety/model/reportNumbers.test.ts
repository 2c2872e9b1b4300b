import {
  guessCountry,
  reportCountries,
  zonesOfCountries,
} from './reportNumbers'

const places = reportCountries.flatMap(({ code, places }) =>
  places.map((place) => ({ code, ...place }))
)

describe('the numbers to report to', () => {
  it('are listed once for each country, with its time zones', () => {
    const codes = reportCountries.map(({ code }) => code)
    expect(codes).toHaveLength(new Set(codes).size)
    expect(codes.sort()).toEqual(Object.keys(zonesOfCountries).sort())
    for (const { code, places, timeZones } of reportCountries) {
      expect(code).toMatch(/^[A-Z]{2}$/)
      expect(places.length).toBeGreaterThan(0)
      expect(places.length).toBeLessThan(4)
      expect(timeZones.length).toBeGreaterThan(0)
    }
  })

  it.each(places)(
    'can be dialled within the country, and have a source and a date: $code $number',
    ({ number, source, checkedOn, name }) => {
      expect(number).toMatch(/^\d[\d -]*\d$/)
      expect(source).toMatch(/^https?:\/\/[a-z0-9.-]+\//)
      expect(checkedOn).toMatch(/^20\d\d-\d\d-\d\d$/)
      expect(Number.isNaN(Date.parse(checkedOn))).toBe(false)
      if (typeof name !== 'string') expect(name.own).not.toBe('')
    }
  )

  it('have no time zone in two countries', () => {
    const zones = reportCountries.flatMap(({ timeZones }) => timeZones)
    expect(zones).toHaveLength(new Set(zones).size)
  })
})

describe('guessCountry', () => {
  it.each([
    ['Europe/Berlin', ['en-US'], 'DE'],
    ['America/Indiana/Knox', ['es-MX'], 'US'],
    ['Asia/Calcutta', [], 'IN'],
    ['UTC', ['en', 'fr-CA', 'de-DE'], 'CA'],
    ['Etc/Unknown', ['zh-Hant-HK'], 'HK'],
    ['Africa/Lagos', ['en-NG', 'yo'], null],
    ['', ['nonsense', ''], null],
  ])(
    'prefers the time zone %s to the languages %j',
    (zone, languages, code) => {
      expect(guessCountry(zone, languages)).toBe(code)
    }
  )
})
