import type { en } from './en'
import type { documents } from './en/documents'

type Widen<T> = T extends string
  ? string
  : T extends (...values: infer Values) => string
    ? (...values: Values) => string
    : T extends readonly (infer Item)[]
      ? readonly Widen<Item>[]
      : { readonly [Key in keyof T]: Widen<T[Key]> }

/** What every language has to say; English is the model. */
export type Texts = Widen<typeof en>

/** The long texts, which come only with the pages that show them. */
export type Documents = Widen<typeof documents>
