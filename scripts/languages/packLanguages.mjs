// The names of our languages in the browsers' packs. English uses British
// English: Debian has packs of it, and the labels we read differ from the
// American ones only in capitalisation.
export const packLanguages = {
  en: { chromium: 'en-GB', firefox: 'en-GB' },
  de: { chromium: 'de', firefox: 'de' },
  fr: { chromium: 'fr', firefox: 'fr' },
  es: { chromium: 'es', firefox: 'es-ES' },
  it: { chromium: 'it', firefox: 'it' },
  'pt-BR': { chromium: 'pt-BR', firefox: 'pt-BR' },
  nl: { chromium: 'nl', firefox: 'nl' },
  pl: { chromium: 'pl', firefox: 'pl' },
  uk: { chromium: 'uk', firefox: 'uk' },
  tr: { chromium: 'tr', firefox: 'tr' },
  ar: { chromium: 'ar', firefox: 'ar' },
  'zh-Hans': { chromium: 'zh-CN', firefox: 'zh-CN' },
}
