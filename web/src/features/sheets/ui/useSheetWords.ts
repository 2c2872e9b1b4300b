import type { Sheet, SheetStep } from 'src/features/sheets/model/sheet'
import type { SheetWords } from 'src/features/sheets/model/sheetHtml'
import { screenRegionOf } from 'src/features/stage'
import { stepInText } from 'src/features/steps'
import { useLanguage } from 'src/i18n/useLanguage'
import { usePanelTexts } from 'src/i18n/usePanelTexts'
import { useSheetsTexts } from 'src/i18n/useSheetsTexts'
import { useStepsTexts } from 'src/i18n/useStepsTexts'

/**
 * Returns functions that make texts in the language of this page. `spoken`
 * returns the text to read aloud.
 */
export function useSheetWords(): {
  dateInWords: (ms: number) => string
  wordsOf: (sheet: Sheet) => SheetWords
  spoken: (sheet: Sheet) => string
} {
  const { language } = useLanguage()
  const texts = useSheetsTexts()
  const steps = useStepsTexts()
  const { place } = usePanelTexts()

  const dateInWords = (ms: number) =>
    new Date(ms).toLocaleDateString(language, {
      ...{ year: 'numeric', month: 'long', day: 'numeric' },
    })
  const placeOf = ({ point }: SheetStep) => place[screenRegionOf(point)]
  const wordsOf = ({ words }: SheetStep) => stepInText(words, steps)
  return {
    dateInWords,
    wordsOf: ({ helperName, madeMs }) => {
      const date = dateInWords(madeMs)
      return {
        ...{ language, placeOf, wordsOf, map: texts.map, footer: texts.footer },
        madeWith: helperName ? texts.with(helperName, date) : texts.made(date),
      }
    },
    spoken: ({ title, steps: all }) =>
      [
        title,
        ...all.map(
          (step, at) =>
            `${steps.step(at + 1, all.length)}. ${wordsOf(step) ?? placeOf(step)}`
        ),
      ].join('. '),
  }
}
