import type { Language } from './language'

/** What those who speak it call it. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  'pt-BR': 'Português (Brasil)',
  nl: 'Nederlands',
  pl: 'Polski',
  uk: 'Українська',
  tr: 'Türkçe',
  ar: 'العربية',
  'zh-Hans': '简体中文',
}
