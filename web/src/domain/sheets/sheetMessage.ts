import * as v from 'valibot'

const sheetNews = v.object({
  type: v.literal('sheet-news'),
  keep: v.picklist(['none', 'asked', 'yes', 'no'] as const),
})

/** Messages about the sheet of a share. */
export const sheetMessages = [
  /** the helper wishes for it; the sharer decides */
  v.object({ type: v.literal('sheet-wish'), wish: v.literal('keep') }),
  /** what the sharer has decided, completely */
  sheetNews,
] as const

/** What became of the helper’s wish. */
export type SheetAnswers = Omit<v.InferOutput<typeof sheetNews>, 'type'>

export const nothingWished: SheetAnswers = { keep: 'none' }
