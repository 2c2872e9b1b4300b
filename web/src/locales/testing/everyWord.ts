import { en } from 'src/locales/en'
import { caller } from 'src/locales/en/caller'
import { documents } from 'src/locales/en/documents'
import { ending } from 'src/locales/en/ending'
import { files } from 'src/locales/en/files'
import { home } from 'src/locales/en/home'
import { inviting } from 'src/locales/en/inviting'
import { keeping } from 'src/locales/en/keeping'
import { masking } from 'src/locales/en/masking'
import { mobile } from 'src/locales/en/mobile'
import { newcomer } from 'src/locales/en/newcomer'
import { offline } from 'src/locales/en/offline'
import { panel } from 'src/locales/en/panel'
import { path } from 'src/locales/en/path'
import { picking } from 'src/locales/en/picking'
import { pointing } from 'src/locales/en/pointing'
import { ringing } from 'src/locales/en/ringing'
import { safety } from 'src/locales/en/safety'
import { sheets } from 'src/locales/en/sheets'
import { steps } from 'src/locales/en/steps'
import { talking } from 'src/locales/en/talking'
import { trouble } from 'src/locales/en/trouble'
import { viewing } from 'src/locales/en/viewing'
import { words } from 'src/locales/en/words'
import type {
  Documents,
  OfflineTexts,
  RingingTexts,
  Texts,
} from 'src/locales/Texts'

export type Everything = Texts &
  Documents & { offline: OfflineTexts; ringing: RingingTexts }

/** All that there is in English, which other languages have too. */
export const english: Everything = {
  ...en,
  caller,
  ending,
  files,
  home,
  inviting,
  keeping,
  masking,
  mobile,
  newcomer,
  offline,
  panel,
  path,
  picking,
  pointing,
  ringing,
  safety,
  sheets,
  steps,
  talking,
  trouble,
  viewing,
  words,
  ...documents,
}

/** The same in another language. */
export async function wordsOf(language: string): Promise<Everything> {
  const { texts } = await import(`../${language}`)
  const { documents } = await import(`../${language}/documents`)
  const { offline } = await import(`../${language}/offline`)
  const { ringing } = await import(`../${language}/ringing`)
  return { ...texts, ...documents, offline, ringing }
}
