import { type Language, languages } from 'src/browser/languageCode'
import { panel } from 'src/i18n/en/panel'
import { loadTexts } from 'src/i18n/loadTexts'

import { floatingSize, paintFloating } from './paintFloating'

async function textsOf(language: Language) {
  return { panel, ...(await loadTexts(language)) }
}

/** Width of a bold letter per font size; jsdom cannot measure. */
const letter = (text: string) => (/[\u3000-\uffef]/.test(text) ? 1 : 0.62)

interface PaintedLine {
  text: string
  y: number
  size: number
  /** printed width divided by natural width; 1 if not squeezed */
  squeeze: number
}

/** Records what is painted. The fake canvas only measures text. */
function painted(
  sentences: [string, string],
  { withSpot }: { withSpot: boolean }
): PaintedLine[] {
  const lines: PaintedLine[] = []
  let size = 0
  const widthOf = (text: string) => text.length * letter(text) * size
  const nothing = () => {}
  const drawing = {
    ...{ fillRect: nothing, save: nothing, restore: nothing, clip: nothing },
    ...{ beginPath: nothing, rect: nothing },
    set font(font: string) {
      size = parseInt(font.split(' ')[1] ?? '', 10)
    },
    measureText: (text: string) => ({ width: widthOf(text) }),
    fillText(text: string, _x: number, y: number, most: number) {
      const squeeze = Math.min(1, most / widthOf(text))
      lines.push({ text, y, size, squeeze })
    },
  } as unknown as CanvasRenderingContext2D
  paintFloating(drawing, withSpot ? nothing : null, sentences, 'ltr')
  return lines
}

const isWithin = (top: number, { y, size }: PaintedLine) =>
  y - size / 2 >= top && y + size / 2 <= floatingSize.height

describe.each([...languages])('the floating picture in %s', (language) => {
  const names = [null, 'Anna', 'Anna-Katharina von Hohenstein-Wittgens']

  it.each(names)(
    'shows the line about the viewer at its natural width: %s',
    async (name) => {
      const { panel, sharing } = await textsOf(language)
      const sees = name ? panel.seesBy(name) : panel.sees
      for (const sentences of [
        [sees, panel.limits],
        [sharing.hidden, sharing.hiddenText],
        [sharing.empty, sharing.emptyScreenText],
        [sharing.reconnecting, ''],
      ] satisfies [string, string][]) {
        const lines = painted(sentences, { withSpot: false })
        expect(lines.map(({ text }) => text).join(' ')).toBe(
          sentences.join(' ').trim()
        )
        expect(lines.filter((line) => line.squeeze < 0.9)).toEqual([])
        expect(lines.filter((line) => !isWithin(0, line))).toEqual([])
      }
    }
  )

  it.each(names)(
    'shows below the picture the hint where to look: %s',
    async (name) => {
      const { panel } = await textsOf(language)
      const shows = name ? panel.showsBy(name) : panel.shows
      for (const place of Object.values(panel.place)) {
        const lines = painted([shows, place], { withSpot: true })
        expect(lines.filter((line) => line.squeeze < 0.9)).toEqual([])
        expect(lines.filter((line) => !isWithin(400, line))).toEqual([])
      }
    }
  )
})
