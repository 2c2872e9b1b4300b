import type { Language } from 'src/browser/languageCode'
import { notification as ar } from 'src/i18n/ar/notification'
import { notification as de } from 'src/i18n/de/notification'
import { notification as en } from 'src/i18n/en/notification'
import { notification as es } from 'src/i18n/es/notification'
import { notification as fr } from 'src/i18n/fr/notification'
import { notification as it } from 'src/i18n/it/notification'
import { notification as nl } from 'src/i18n/nl/notification'
import { notification as pl } from 'src/i18n/pl/notification'
import { notification as ptBR } from 'src/i18n/pt-BR/notification'
import type { NotificationTexts } from 'src/i18n/Texts'
import { notification as tr } from 'src/i18n/tr/notification'
import { notification as uk } from 'src/i18n/uk/notification'
import { notification as zhHans } from 'src/i18n/zh-Hans/notification'

/**
 * All languages are bundled: a worker that wakes up for a push fetches nothing.
 */
export const texts: Record<Language, NotificationTexts> = {
  en,
  de,
  fr,
  es,
  it,
  'pt-BR': ptBR,
  nl,
  pl,
  uk,
  tr,
  ar,
  'zh-Hans': zhHans,
}
