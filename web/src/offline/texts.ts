import type { Language } from 'src/browser/languageCode'
import { offline as ar } from 'src/i18n/ar/offline'
import { offline as de } from 'src/i18n/de/offline'
import { offline as en } from 'src/i18n/en/offline'
import { offline as es } from 'src/i18n/es/offline'
import { offline as fr } from 'src/i18n/fr/offline'
import { offline as it } from 'src/i18n/it/offline'
import { offline as nl } from 'src/i18n/nl/offline'
import { offline as pl } from 'src/i18n/pl/offline'
import { offline as ptBR } from 'src/i18n/pt-BR/offline'
import type { OfflineTexts } from 'src/i18n/Texts'
import { offline as tr } from 'src/i18n/tr/offline'
import { offline as uk } from 'src/i18n/uk/offline'
import { offline as zhHans } from 'src/i18n/zh-Hans/offline'

/** All languages are bundled, because nothing can be fetched offline. */
export const texts: Record<Language, OfflineTexts> = {
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
