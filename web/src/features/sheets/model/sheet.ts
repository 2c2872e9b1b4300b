import * as v from 'valibot'

import { visibleText } from 'src/browser/page/visibleText'
import { parseEach } from 'src/browser/parseJson'
import { wholeNumber } from 'src/browser/wholeNumber'
import { parseHelperName } from 'src/features/links'
import { mostSteps, wordsField } from 'src/features/steps'
import { idField, pointField } from 'src/features/wire'

/** In characters, so that the title fits on one line in large letters. */
export const longestTitle = 80

const pixels = wholeNumber(1, 16_384)

const pictureSchema = v.object({
  type: v.picklist(['image/png', 'image/jpeg'] as const),
  bytes: v.custom<Uint8Array>((bytes) => ArrayBuffer.isView(bytes)),
  width: pixels,
  height: pixels,
})

const idPattern = /^[0-9a-f]{16}$/

const title = v.pipe(
  v.string(),
  v.transform((text) => sheetTitle(text)),
  v.minLength(1)
)

const helperName = v.nullable(v.pipe(v.string(), v.transform(parseHelperName)))

const entryFields = {
  id: v.pipe(v.string(), v.regex(idPattern)),
  title,
  /** in ms since 1970 */
  madeMs: v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15)),
  helperName,
}

const entrySchema = v.object({
  ...entryFields,
  stepCount: wholeNumber(),
  /** total size of all pictures, in bytes */
  byteCount: wholeNumber(),
})

const stepSchema = v.object({
  id: idField,
  point: pointField,
  words: v.nullable(wordsField),
  /**
   * the part of the screenshot around the annotated point, enlarged; null
   * without a screenshot
   */
  closeUp: v.nullable(pictureSchema),
  /** the whole screenshot with that point marked; null without a screenshot */
  map: v.nullable(pictureSchema),
})

const sheetSchema = v.object({
  ...entryFields,
  steps: v.pipe(v.array(stepSchema), v.maxLength(mostSteps)),
})

export type SheetPicture = v.InferOutput<typeof pictureSchema>
export type SheetStep = v.InferOutput<typeof stepSchema>

/** The steps of a share as printable instructions (docs/decisions/0091). */
export type Sheet = v.InferOutput<typeof sheetSchema>

export type SheetEntry = v.InferOutput<typeof entrySchema>

/** @returns the visible characters of the text on one line; may be empty */
export const sheetTitle = (text: string): string =>
  Array.from(visibleText(text, true)).slice(0, longestTitle).join('').trim()

/**
 * Never throws.
 *
 * @param value untrusted: stored by this browser
 */
export function parseSheet(value: unknown): Sheet | null {
  const parsed = v.safeParse(sheetSchema, value)
  return parsed.success ? parsed.output : null
}

/** Never throws; leaves out incomplete entries. */
export const parseEntries = (value: unknown): readonly SheetEntry[] =>
  parseEach(entrySchema, value)

export const isSheetId = (text: string): boolean => idPattern.test(text)

export const entryOf = ({ steps, ...sheet }: Sheet): SheetEntry => ({
  ...sheet,
  stepCount: steps.length,
  byteCount: steps
    .flatMap(({ closeUp, map }) => [closeUp, map])
    .reduce((sum, picture) => sum + (picture?.bytes.byteLength ?? 0), 0),
})

/**
 * @returns the list with the changed entry at its old position, or with a new
 * entry first
 */
export function withEntry(
  entries: readonly SheetEntry[],
  entry: SheetEntry
): readonly SheetEntry[] {
  const isThere = entries.some(({ id }) => id === entry.id)
  return isThere
    ? entries.map((each) => (each.id === entry.id ? entry : each))
    : [entry, ...entries]
}
