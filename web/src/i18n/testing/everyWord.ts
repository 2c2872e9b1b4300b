import { caller } from 'src/i18n/en/caller'
import { documents } from 'src/i18n/en/documents'
import { ending } from 'src/i18n/en/ending'
import { files } from 'src/i18n/en/files'
import { home } from 'src/i18n/en/home'
import { en } from 'src/i18n/en/index'
import { inviting } from 'src/i18n/en/inviting'
import { keeping } from 'src/i18n/en/keeping'
import { masking } from 'src/i18n/en/masking'
import { mobile } from 'src/i18n/en/mobile'
import { newcomer } from 'src/i18n/en/newcomer'
import { offline } from 'src/i18n/en/offline'
import { panel } from 'src/i18n/en/panel'
import { path } from 'src/i18n/en/path'
import { picking } from 'src/i18n/en/picking'
import { pointing } from 'src/i18n/en/pointing'
import { ringing } from 'src/i18n/en/ringing'
import { safety } from 'src/i18n/en/safety'
import { sheets } from 'src/i18n/en/sheets'
import { steps } from 'src/i18n/en/steps'
import { talking } from 'src/i18n/en/talking'
import { trouble } from 'src/i18n/en/trouble'
import { viewing } from 'src/i18n/en/viewing'
import { words } from 'src/i18n/en/words'
import type {
  Documents,
  OfflineTexts,
  RingingTexts,
  Texts,
} from 'src/i18n/Texts'

export type Everything = Texts &
  Documents & { offline: OfflineTexts; ringing: RingingTexts }

/** Other languages must have the same keys. */
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

export async function wordsOf(language: string): Promise<Everything> {
  const { texts } = await import(`../${language}`)
  const { documents } = await import(`../${language}/documents`)
  const { offline } = await import(`../${language}/offline`)
  const { ringing } = await import(`../${language}/ringing`)
  return { ...texts, ...documents, offline, ringing }
}
