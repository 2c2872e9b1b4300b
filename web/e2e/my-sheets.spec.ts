import { pathToFileURL } from 'node:url'

import type { Page } from '@playwright/test'

import { expectNarrow } from './appearance/support/reach'
import { expectAccessible } from './support/axe'
import { test } from './support/firefoxTest'
import { button } from './support/flows'
import { expect } from './support/participants'
import { readPdf } from './support/pdf'
import type { Evaluates } from './support/picture'
import { rehearsed } from './support/rehearsed'
import { paperOf, seedSheets } from './support/sheets'
import { addVoiceOfDevice } from './support/voiceOfDevice'
import { launchWebKit } from './support/webKit'

const paperSizes = ['A4', 'Letter'] as const

/**
 * Expects each step on one page of the PDF, with its number, text and pictures.
 */
async function expectWholeOnPaper(page: Page): Promise<void> {
  const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts()
  for (const format of paperSizes) {
    const path = test.info().outputPath(`sheet-${format}.pdf`)
    await page.pdf({ path, format })
    const pages = await readPdf(path)
    const steps = pages.map(({ text }) => text.match(/^ *[1-9] +\S.*$/gm) ?? [])
    expect(
      steps.flat().map((line) => line.trim().replace(/\s+/g, ' '))
    ).toEqual(headings.map((heading, at) => `${at + 1} ${heading}`))
    expect(pages.map(({ pictures }) => pictures.length)).toEqual(
      steps.map(({ length }) => 2 * length)
    )
  }
}

/** The methods that pages of Playwright, Puppeteer and WebDriver share. */
interface Opens extends Evaluates {
  goto(url: string): Promise<unknown>
}

const widthsOfPictures = () =>
  Array.from(document.images, ({ naturalWidth }) => naturalWidth)

const textOfPage = () => document.body.innerText

test(
  'a saved sheet opens in Firefox and in Safari’s engine, and is complete on paper',
  rehearsed(),
  async ({ viewer: { page }, firefox }) => {
    const id = '00000000000000aa'
    await page.goto('/privacy')
    await seedSheets(page, [
      { id, title: 'Photos', helperName: 'Anna', stepCount: 5 },
    ])
    await page.goto(`/sheets#${id}`)
    const downloading = page.waitForEvent('download')
    await button(page, 'Save as a file').click()
    const path = test.info().outputPath('sheet.html')
    await (await downloading).saveAs(path)

    const webKit = await launchWebKit({ isDark: false })
    const others: Opens[] = [firefox.page, webKit]
    for (const opened of others) {
      await opened.goto(pathToFileURL(path).href)
      await expect
        .poll(() => opened.evaluate(widthsOfPictures))
        .toEqual(Array(10).fill(400))
      expect(await opened.evaluate(textOfPage)).toContain('Type your name')
    }
    await webKit.close()
    await page.goto(pathToFileURL(path).href)
    await expectWholeOnPaper(page)
  }
)

test(
  'a page that may not use storage (a stub) says so',
  rehearsed(),
  async ({ viewer: { page } }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError')
      }
    })
    await page.goto('/sheets')
    await expect(page.getByText('This browser doesn’t let')).toBeVisible()
  }
)

test('the sheets on “My sheets” can be opened, read aloud, printed, renamed, deleted and restored, with the keyboard and offline', async ({
  viewer: { context, page },
  allowConsole,
}) => {
  // Prefetching other pages fails without a network.
  allowConsole(/ERR_INTERNET_DISCONNECTED/)
  await addVoiceOfDevice(page)
  await page.goto('/sheets')
  await expect(page.getByText('There are no sheets yet.')).toBeVisible()
  await expectAccessible(page)
  await seedSheets(page, [
    { id: '00000000000000aa', title: 'Photos', helperName: 'Anna' },
    { id: '00000000000000bb', title: '<img src=x>\u202e', helperName: null },
  ])
  await page.goto('/')
  await page.getByRole('link', { name: 'My sheets' }).click()
  await expect(page.getByRole('link', { name: /Photos/ })).toBeVisible()
  await expect(page.getByText('on this computer.').last()).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(true)

  await page.getByRole('link', { name: /Photos/ }).focus()
  await page.keyboard.press('Enter')
  await expect(paperOf(page).getByText('Click here')).toBeVisible()
  await button(page, 'Read it to me').click()
  await expect(button(page, 'Stop reading')).toBeVisible()
  expect(
    await page.evaluate(() => Reflect.get(window.speechSynthesis, 'spoken'))
  ).toEqual(['Photos. Step 1 of 2. Click here. Step 2 of 2. Type your name'])
  await expectAccessible(page)
  const printed = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const observer = new MutationObserver(() => {
          const frame = document.querySelector('body > iframe')
          if (!(frame instanceof HTMLIFrameElement)) return
          frame.addEventListener(
            'load',
            () => {
              const view = frame.contentWindow!
              view.print = () => resolve(view.document.title)
            },
            { capture: true }
          )
          observer.disconnect()
        })
        observer.observe(document.body, { childList: true })
      })
  )
  await button(page, 'Print').click()
  expect(await printed).toBe('Photos')

  await button(page, 'Change the name').click()
  await page.getByRole('textbox', { name: 'Name of the sheet' }).fill('Letters')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Letters' })
  ).toBeVisible()
  await button(page, 'Delete this sheet').click()
  await expect(page.locator(':focus')).toHaveText('“Letters” has been deleted.')
  await button(page, 'Undo').click()
  await expect(page.getByRole('link', { name: /Letters/ })).toBeVisible()

  await button(page, 'Delete all sheets').click()
  await button(page, 'Yes, delete all').click()
  await expect(page.getByText('All sheets have been deleted.')).toBeVisible()
  await context.setOffline(false)
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'My sheets' })).toHaveCount(0)
  await page.goto('/sheets#00000000000000aa')
  await expect(
    page.getByText('This sheet isn’t on this computer')
  ).toBeVisible()
  await expectNarrow(page)
})
