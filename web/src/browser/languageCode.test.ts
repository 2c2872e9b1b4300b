import { chooseLanguage, directionOf, matchLanguage } from './languageCode'

describe('matchLanguage', () => {
  it.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['DE-ch', 'de'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['zh', 'zh-Hans'],
    ['zh-CN', 'zh-Hans'],
    ['zh-Hans-SG', 'zh-Hans'],
    ['ar-EG', 'ar'],
  ])('maps %s to %s', (tag, language) => {
    expect(matchLanguage(tag)).toBe(language)
  })

  it.each(['zh-TW', 'zh-Hant', 'zh-hk', 'sv', '', '-', 'deutsch'])(
    'supports no language for “%s”',
    (tag) => {
      expect(matchLanguage(tag)).toBeNull()
    }
  )
})

describe('chooseLanguage', () => {
  it('takes the first supported language', () => {
    expect(chooseLanguage([null, 'sv', 'fr-CA', 'de'])).toBe('fr')
  })

  it('falls back to English', () => {
    expect(chooseLanguage([])).toBe('en')
    expect(chooseLanguage([null, 'sv'])).toBe('en')
  })
})

it('writes Arabic from right to left, and all other languages from left to right', () => {
  expect(directionOf('ar')).toBe('rtl')
  expect(directionOf('uk')).toBe('ltr')
})
