import { screenRegionOf } from 'src/domain/picture/screenRegion'
import type { Sheet, SheetStep } from 'src/domain/sheets/sheet'
import type { SheetWords } from 'src/domain/sheets/sheetHtml'
import { useLanguage } from 'src/hooks/useLanguage'
import { usePanelTexts } from 'src/hooks/usePanelTexts'
import { useSheetsTexts } from 'src/hooks/useSheetsTexts'
import { useStepsTexts } from 'src/hooks/useStepsTexts'
import { stepInText } from 'src/locales/stepInText'

/** @returns the words of a sheet in the language of this page, and what is read aloud of it */
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
