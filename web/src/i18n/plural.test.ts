import { languages } from 'src/browser/languageCode'
import type { Language } from 'src/browser/languageCode'

import { plural, pluralCategories } from './plural'

const numbers = [0, 1, 2, 3, 5, 11, 21, 100, 1000000]

const unread: Record<Language, string[]> = {
  en: numbers.map((count) => `(${count} new)`),
  de: numbers.map((count) => `(${count} neu)`),
  fr: [
    ...['(0 nouveau)', '(1 nouveau)', '(2 nouveaux)', '(3 nouveaux)'],
    ...['(5 nouveaux)', '(11 nouveaux)', '(21 nouveaux)', '(100 nouveaux)'],
    '(1000000 nouveaux)',
  ],
  es: [
    ...['(0 nuevos)', '(1 nuevo)', '(2 nuevos)', '(3 nuevos)', '(5 nuevos)'],
    ...['(11 nuevos)', '(21 nuevos)', '(100 nuevos)', '(1000000 nuevos)'],
  ],
  it: [
    ...['(0 nuovi)', '(1 nuovo)', '(2 nuovi)', '(3 nuovi)', '(5 nuovi)'],
    ...['(11 nuovi)', '(21 nuovi)', '(100 nuovi)', '(1000000 nuovi)'],
  ],
  'pt-BR': [
    ...['(0 nova)', '(1 nova)', '(2 novas)', '(3 novas)', '(5 novas)'],
    ...['(11 novas)', '(21 novas)', '(100 novas)', '(1000000 novas)'],
  ],
  nl: numbers.map((count) => `(${count} nieuw)`),
  pl: [
    ...['(0 nowych)', '(1 nowa)', '(2 nowe)', '(3 nowe)', '(5 nowych)'],
    ...['(11 nowych)', '(21 nowych)', '(100 nowych)', '(1000000 nowych)'],
  ],
  uk: [
    ...['(0 нових)', '(1 нове)', '(2 нові)', '(3 нові)', '(5 нових)'],
    ...['(11 нових)', '(21 нове)', '(100 нових)', '(1000000 нових)'],
  ],
  tr: numbers.map((count) => `(${count} yeni)`),
  ar: [
    ...['(لا جديد)', '(رسالة جديدة)', '(رسالتان جديدتان)'],
    ...['(3 رسائل جديدة)', '(5 رسائل جديدة)', '(11 رسالة جديدة)'],
    ...['(21 رسالة جديدة)', '(100 رسالة جديدة)', '(1000000 رسالة جديدة)'],
  ],
  'zh-Hans': numbers.map((count) => `（${count} 条新消息）`),
}

describe.each(languages)('the plurals of %s', (language) => {
  it('have every category that the language has, and no other', () => {
    const { pluralCategories: spoken } = new Intl.PluralRules(
      language
    ).resolvedOptions()
    expect([...pluralCategories[language]].sort()).toEqual([...spoken].sort())
  })

  it('form natural sentences about new messages', async () => {
    const { talking } = await import(`./${language}/talking`)
    expect(numbers.map(talking.unread)).toEqual(unread[language])
  })
})

it('uses the form for most numbers where a browser lacks plural categories', () => {
  const { PluralRules } = Intl
  Object.assign(Intl, { PluralRules: undefined })
  try {
    expect(plural('de', 1, { one: 'eines', other: 'mehrere' })).toBe('mehrere')
  } finally {
    Object.assign(Intl, { PluralRules })
  }
})
