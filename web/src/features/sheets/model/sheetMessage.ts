import * as v from 'valibot'

const answer = v.picklist(['none', 'asked', 'yes', 'no'] as const)

const sheetNews = v.object({
  type: v.literal('sheet-news'),
  keep: answer,
  /** missing in messages from older pages, which cannot send a copy */
  copy: v.optional(answer),
})

export const sheetSchema = v.variant('type', [
  /** the helper asks the sharer to store the instructions, or to send a copy */
  v.object({
    type: v.literal('sheet-wish'),
    wish: v.picklist(['keep', 'copy'] as const),
  }),
  /** all answers of the sharer so far */
  sheetNews,
])

export type SheetMessage = v.InferOutput<typeof sheetSchema>

export type SheetAnswers = Omit<v.InferOutput<typeof sheetNews>, 'type'>

export const nothingWished: SheetAnswers = { keep: 'none' }
