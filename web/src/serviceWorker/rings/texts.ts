import type { Language } from 'src/domain/environment/language'
import { notification as ar } from 'src/locales/ar/notification'
import { notification as de } from 'src/locales/de/notification'
import { notification as en } from 'src/locales/en/notification'
import { notification as es } from 'src/locales/es/notification'
import { notification as fr } from 'src/locales/fr/notification'
import { notification as it } from 'src/locales/it/notification'
import { notification as nl } from 'src/locales/nl/notification'
import { notification as pl } from 'src/locales/pl/notification'
import { notification as ptBR } from 'src/locales/pt-BR/notification'
import type { NotificationTexts } from 'src/locales/Texts'
import { notification as tr } from 'src/locales/tr/notification'
import { notification as uk } from 'src/locales/uk/notification'
import { notification as zhHans } from 'src/locales/zh-Hans/notification'

/** All of them: a worker that was woken up fetches nothing. */
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
