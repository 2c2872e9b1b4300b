import type { caller } from './en/caller'
import type { documents } from './en/documents'
import type { ending } from './en/ending'
import type { files } from './en/files'
import type { home } from './en/home'
import type { en } from './en/index'
import type { inviting } from './en/inviting'
import type { keeping } from './en/keeping'
import type { masking } from './en/masking'
import type { mobile } from './en/mobile'
import type { newcomer } from './en/newcomer'
import type { notification } from './en/notification'
import type { offline } from './en/offline'
import type { panel } from './en/panel'
import type { path } from './en/path'
import type { picking } from './en/picking'
import type { pointing } from './en/pointing'
import type { ringing } from './en/ringing'
import type { safety } from './en/safety'
import type { sheets } from './en/sheets'
import type { steps } from './en/steps'
import type { talking } from './en/talking'
import type { trouble } from './en/trouble'
import type { viewing } from './en/viewing'
import type { words } from './en/words'

export type Widen<T> = T extends string
  ? string
  : T extends (...values: infer Values) => string
    ? (...values: Values) => string
    : T extends readonly (infer Item)[]
      ? readonly Widen<Item>[]
      : { readonly [Key in keyof T]: Widen<T[Key]> }

type TextsOfAllPages = Widen<typeof en>

type TextsOfSomePages = Widen<{
  caller: typeof caller
  ending: typeof ending
  files: typeof files
  home: typeof home
  inviting: typeof inviting
  keeping: typeof keeping
  masking: typeof masking
  mobile: typeof mobile
  newcomer: typeof newcomer
  panel: typeof panel
  path: typeof path
  picking: typeof picking
  pointing: typeof pointing
  safety: typeof safety
  sheets: typeof sheets
  steps: typeof steps
  talking: typeof talking
  trouble: typeof trouble
  viewing: typeof viewing
  words: typeof words
}>

/** Every language has the same keys as English. */
export type Texts = TextsOfAllPages & TextsOfSomePages

/** Texts of some pages are loaded only with these pages. */
export type SpokenTexts = TextsOfAllPages & Partial<TextsOfSomePages>

/** Loaded only with the pages that show them. */
export type Documents = Widen<typeof documents>

/** Bundled with the offline page, which cannot load other files. */
export type OfflineTexts = Widen<typeof offline>
/** Texts that the service worker shows. */
export type NotificationTexts = Widen<typeof notification>

/** Loaded when a person asks a helper for help (“rings” the helper). */
export type RingingTexts = Widen<typeof ringing>
