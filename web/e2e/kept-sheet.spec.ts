import { pathToFileURL } from 'node:url'

import type { Page } from '@playwright/test'

import type { Point } from 'src/features/stage/model/pictureView'

import type { Firefox } from './support/firefox'
import { test } from './support/firefoxTest'
import { button } from './support/flows'
import {
  closeUpSize,
  longSteps,
  type LongStep,
  mapSize,
  saidOf,
} from './support/longSteps'
import {
  capturedTab,
  heardBy,
  panelOf,
  say,
  shareWithAnna,
} from './support/panel'
import { expect, type Participant } from './support/participants'
import {
  extractPictures,
  type PdfWord,
  readPdf,
  readPdfWords,
} from './support/pdf'
import type { Evaluates } from './support/picture'
import { rehearsed } from './support/rehearsed'
import { picturesAreThere } from './support/sheets'
import { shownPicture } from './support/stage'
import {
  type MarkedPicture,
  readPictures,
  type ReadsPictures,
} from './support/steps'
import { launchWebKit } from './support/webKit'

const words = {
  en: {
    ...{ query: '', panel: 'Help from your helper' },
    ...{ keep: 'Keep what we did', kept: /The sheet is kept/ },
    ...{ title: /^What we did on/, save: 'Save as a file' },
  },
  ar: {
    ...{ query: '?lang=ar', panel: 'إرشادات من يساعدك' },
    ...{ keep: 'الاحتفاظ بما فعلناه', kept: /الورقة محفوظة/ },
    ...{ title: /^ما فعلناه في/, save: 'حفظ كملف' },
  },
}

const paperSizes = ['A4', 'Letter'] as const

/** The methods that pages of Playwright, Puppeteer and WebDriver share. */
type Opens = Evaluates & ReadsPictures & { goto(url: string): Promise<unknown> }

interface Pair {
  sharer: Participant
  viewer: Participant
}

async function keepAll(
  { sharer, viewer }: Pair,
  steps: readonly LongStep[],
  { query, panel, keep, kept }: (typeof words)['en']
): Promise<void> {
  await shareWithAnna({ sharer, viewer }, query)
  const window = await panelOf(sharer, panel)
  await expect
    .poll(async () => (await shownPicture(viewer.page)).width, {
      timeout: 60_000,
    })
    .toBe(capturedTab.width)
  await say(viewer, ...saidOf(steps))
  const { length } = steps
  await expect
    .poll(() => heardBy(viewer), { message: 'pictures of all steps' })
    .toMatch(new RegExp(`"pictured":\\[(?:\\d+,){${length - 1}}\\d+\\]`))
  await button(window, keep).click()
  await expect(window.getByText(kept)).toBeVisible()
}

/**
 * Saves a sheet, the list of a share's steps, from the page “My sheets”.
 *
 * @returns the path of the file
 */
async function savedFromShelf(
  { context }: Participant,
  { query, title, save }: (typeof words)['en']
): Promise<string> {
  const page = await context.newPage()
  await page.goto(`/sheets${query}`)
  await page.getByRole('link', { name: title }).click()
  const downloading = page.waitForEvent('download')
  await button(page, save).click()
  const path = test.info().outputPath('sheet.html')
  await (await downloading).saveAs(path)
  return path
}

/**
 * Expects the ring annotation in each step's screenshot where the helper
 * pointed.
 */
function expectMarked(
  pictures: readonly MarkedPicture[],
  steps: readonly LongStep[]
): void {
  expect(pictures).toHaveLength(steps.length)
  pictures.forEach(({ width, height, middle }, at) => {
    const { middle: wanted } = steps[at]!
    expect({ width, height }).toEqual(closeUpSize)
    expect(distance(middle, wanted), `step ${at + 1}`).toBeLessThanOrEqual(2)
  })
}

const distance = (one: Point, other: Point) =>
  Math.hypot(one.x - other.x, one.y - other.y)

/** Normalises words so that they can be compared. */
type Reading = (words: readonly string[]) => string[]

/**
 * Sorts the letters of each word, because a PDF stores Arabic letters in the
 * order in which they are painted.
 */
const wordByWord: Reading = (words) =>
  words.map((word) => Array.from(word).sort().join(''))

/**
 * Firefox writes Arabic letters one by one, as presentation forms: the shapes
 * that depend on the neighbouring letters. NFKC restores the letters.
 */
const byLetters: Reading = (words) =>
  Array.from(words.join('').normalize('NFKC')).sort()

/**
 * Expects each step on one printed page, with its number and all of its words.
 */
function expectWholeSteps(
  pages: readonly (readonly PdfWord[])[],
  steps: readonly LongStep[],
  direction: 1 | -1,
  read: Reading
): void {
  const numbered = pages.flatMap((page) => {
    const numbers = page.filter(({ text }) => /^\d+$/.test(text))
    return numbers.map(({ text, top, height }, at) => {
      const end = (numbers[at + 1]?.top ?? Infinity) - height / 2
      // Leaves out the text around the steps, which is smaller.
      const own = page.filter(
        (word) =>
          word.height > height && word.top > top - height / 2 && word.top < end
      )
      const inOrder = own.sort((one, other) => {
        const below = one.top - other.top
        const isOneLine = Math.abs(below) < height / 2
        return isOneLine ? direction * (one.left - other.left) : below
      })
      return { number: text, words: read(inOrder.map(({ text }) => text)) }
    })
  })
  expect(numbered).toEqual(
    steps.map(({ text }, at) => ({
      number: String(at + 1),
      words: read(text.split(' ')),
    }))
  )
}

/**
 * Leaves out the header, because the numbers of its date are no step numbers.
 */
function belowHeader(page: readonly PdfWord[]): readonly PdfWord[] {
  const header = page.find(({ text }) => text.includes('Anna'))
  return header
    ? page.filter(({ top }) => top > header.top + header.height)
    : page
}

const numbersOf = (page: readonly PdfWord[]) =>
  page.filter(({ text }) => /^\d+$/.test(text)).length

/**
 * Compares no pixels, because Firefox scales pictures to the printer’s
 * resolution.
 */
async function expectOnPaperOfFirefox(
  { page }: Firefox,
  steps: readonly LongStep[],
  direction: 1 | -1
): Promise<void> {
  for (const format of paperSizes) {
    const path = test.info().outputPath(`firefox-${format}.pdf`)
    await page.pdf({ path, format })
    const written = (await readPdfWords(path)).map(belowHeader)
    expectWholeSteps(written, steps, direction, byLetters)
  }
}

async function expectOnPaper(
  page: Page,
  steps: readonly LongStep[],
  direction: 1 | -1
): Promise<void> {
  const paper = await page.context().newPage()
  for (const format of paperSizes) {
    const path = test.info().outputPath(`sheet-${format}.pdf`)
    await page.pdf({ path, format })
    const written = (await readPdfWords(path)).map(belowHeader)
    expectWholeSteps(written, steps, direction, wordByWord)
    const pages = await readPdf(path)
    expect(pages.map(({ pictures }) => pictures)).toEqual(
      written.map((each) =>
        Array(numbersOf(each)).fill([closeUpSize, mapSize]).flat()
      )
    )

    const pngs = await extractPictures(path, path.replace('.pdf', ''))
    const closeUps = pngs.filter((_, at) => at % 2 === 0)
    await paper.setContent(
      closeUps
        .map((png) => png.toString('base64'))
        .map((png) => `<img class="large" src="data:image/png;base64,${png}">`)
        .join('')
    )
    await picturesAreThere(paper)
    expectMarked(await readPictures(paper, []), steps)
  }
  await paper.close()
}

for (const language of ['en', 'ar'] as const) {
  test(
    `a saved sheet of 24 long steps opens in three browsers and is complete on paper: ${language}`,
    rehearsed(),
    async ({ sharer, viewer, firefox }) => {
      const steps = longSteps(language)
      expect(steps.map(({ text }) => text.length)).toEqual(Array(24).fill(140))
      await keepAll({ sharer, viewer }, steps, words[language])
      const path = await savedFromShelf(sharer, words[language])

      const chromium = await viewer.context.newPage()
      const webKit = await launchWebKit({ isDark: false })
      const { href } = pathToFileURL(path)
      const all: Opens[] = [chromium, firefox.page, webKit]
      for (const opened of all) {
        await opened.goto(href)
        await expect
          .poll(() => opened.evaluate(widthsOfPictures))
          .toEqual(steps.flatMap(() => [closeUpSize.width, mapSize.width]))
        expect(await opened.evaluate(stepsOfPage)).toEqual(
          steps.map(({ text }, at) => [String(at + 1), text])
        )
        expectMarked(await readPictures(opened, []), steps)
      }
      await webKit.close()
      const direction = language === 'en' ? 1 : -1
      await expectOnPaper(chromium, steps, direction)
      await expectOnPaperOfFirefox(firefox, steps, direction)
    }
  )
}

const widthsOfPictures = () =>
  Array.from(document.images, ({ naturalWidth }) => naturalWidth)

const stepsOfPage = () =>
  Array.from(document.querySelectorAll('li'), (step) =>
    ['.number', 'h2'].map((part) => step.querySelector(part)?.textContent)
  )
