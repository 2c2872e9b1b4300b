import * as v from 'valibot'

const answer = v.picklist(['none', 'asked', 'yes', 'no'] as const)

const sheetNews = v.object({
  type: v.literal('sheet-news'),
  keep: answer,
  /** missing from older pages, which cannot send a copy */
  copy: v.optional(answer),
})

export const sheetSchema = v.variant('type', [
  /** the helper asks for a sheet, or for a copy of the stored one */
  v.object({
    type: v.literal('sheet-wish'),
    wish: v.picklist(['keep', 'copy'] as const),
  }),
  /** all decisions of the sharer so far */
  sheetNews,
])

export type SheetMessage = v.InferOutput<typeof sheetSchema>

/** The sharer’s answers to the helper’s requests. */
export type SheetAnswers = Omit<v.InferOutput<typeof sheetNews>, 'type'>

export const nothingWished: SheetAnswers = { keep: 'none' }
