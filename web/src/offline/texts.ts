import type { Language } from 'src/domain/environment/language'
import { offline as ar } from 'src/locales/ar/offline'
import { offline as de } from 'src/locales/de/offline'
import { offline as en } from 'src/locales/en/offline'
import { offline as es } from 'src/locales/es/offline'
import { offline as fr } from 'src/locales/fr/offline'
import { offline as it } from 'src/locales/it/offline'
import { offline as nl } from 'src/locales/nl/offline'
import { offline as pl } from 'src/locales/pl/offline'
import { offline as ptBR } from 'src/locales/pt-BR/offline'
import type { OfflineTexts } from 'src/locales/Texts'
import { offline as tr } from 'src/locales/tr/offline'
import { offline as uk } from 'src/locales/uk/offline'
import { offline as zhHans } from 'src/locales/zh-Hans/offline'

/** All of them: nothing can be fetched when they are needed. */
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
