import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'

import type { BrowserContext, Download, Page } from '@playwright/test'

import { expectNarrow } from './appearance/support/reach'
import { expectAccessible } from './support/axe'
import { button, pressShare } from './support/flows'
import { followSteps, type GuideWords } from './support/following'
import { capturedTab, heardBy, panelOf, shareWithAnna } from './support/panel'
import { expect, test } from './support/participants'
import { expectTheSharedScreen } from './support/picture'
import { rehearsed } from './support/rehearsed'
import {
  expectNothingSent,
  pictures,
  sinceNow,
  watchSent,
} from './support/sent'
import { paperOf, picturesAreThere } from './support/sheets'
import { quarters } from './support/source'
import { chooseTool, shownPicture } from './support/stage'
import {
  readPictures,
  setStep,
  setStepInWords,
  stepsPanel,
} from './support/steps'

/**
 * At each of these points, two colours of the captured tab meet. The last point
 * is in the tab's corner.
 */
const places = [
  { x: 640, y: 144 },
  { x: 256, y: 360 },
  { x: 1024, y: 360 },
  { x: 640, y: 590 },
  { x: 1200, y: 40 },
]
const [ownWords, ownWordsInArabic] = ['Type ‘Erika’ <b>&amp;', 'اضغط هنا ثم']
const words = {
  en: {
    ...{ panel: 'Help from your helper', step: /^Step 1 of 5$/ },
    ...{ keep: 'Keep what we did', kept: /The sheet is kept/, dir: 'ltr' },
    ...{ save: 'Save as a file', title: 'What we did on' },
    phrases: ['Click here', 'Press Enter', 'Wait until it’s done'],
  },
  ar: {
    ...{ panel: 'إرشادات من يساعدك', step: /^الخطوة 1 من 5$/ },
    ...{ keep: 'الاحتفاظ بما فعلناه', kept: /الورقة محفوظة/, dir: 'rtl' },
    ...{ save: 'حفظ كملف', title: 'ما فعلناه في' },
    phrases: ['النقر هنا', 'الضغط على مفتاح الإدخال', 'الانتظار حتى ينتهي'],
  },
}
const guide = {
  en: {
    stepOf: (number, count) => `Step ${number} of ${count}`,
    ...{ done: 'Done', notFound: 'I can’t find it' },
    told: 'We’ve told your helper that you can’t find it.',
    ...{ picture: 'Picture of the place', finished: 'That was the last step' },
  },
  ar: {
    stepOf: (number, count) => `الخطوة ${number} من ${count}`,
    ...{ done: 'تم', notFound: 'لا أجده' },
    told: 'يعرف من يساعدك الآن أنك لا تجدها.',
    ...{ picture: 'صورة المكان', finished: 'كانت هذه آخر خطوة' },
  },
} satisfies Record<string, GuideWords>

async function saved(download: Download): Promise<string> {
  const path = await download.path()
  return readFile(path, 'utf8')
}

/** Opens a saved sheet, which must not load any other file. */
async function openFile(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(pathToFileURL(path).href)
  await picturesAreThere(page)
  expect(asked.filter((url) => !/^(?:data|file):/.test(url))).toEqual([])
  return page
}

const isLike = (pixel: number[] | undefined, wanted: readonly number[]) =>
  wanted.every((value, at) => Math.abs(value - (pixel?.[at] ?? -999)) < 40)

/** Waits until the received video has as many pixels as the captured tab. */
const fullSize = (helper: Page) =>
  expect
    .poll(async () => (await shownPicture(helper)).width, { timeout: 60_000 })
    .toBe(capturedTab.width)

async function fiveSteps(helper: Page): Promise<void> {
  await chooseTool(helper, 'Number')
  await setStep(helper, places[0]!, 'Click here')
  await setStepInWords(helper, places[1]!, `${ownWords}\u202e`)
  await setStep(helper, places[2]!, 'Press Enter')
  await setStep(helper, places[3]!, 'Wait until it’s done')
  await setStepInWords(helper, places[4]!, ownWordsInArabic)
}

for (const language of ['en', 'ar'] as const) {
  const title = `five steps are followed and become a sheet, with each ring around its pixel, and nothing of the sheet leaves the computer: ${language}`
  test(title, rehearsed(language !== 'en'), async ({ sharer, viewer }) => {
    const text = words[language]
    const [first, third, fourth] = text.phrases
    const steps = [first!, ownWords, third!, fourth!, ownWordsInArabic]
    const query = language === 'en' ? '' : `?lang=${language}`
    const sent = [watchSent(sharer), watchSent(viewer)]
    await shareWithAnna({ sharer, viewer }, query)
    const panel = await panelOf(sharer, text.panel)
    await fullSize(viewer.page)
    const since = sent.map(sinceNow)
    await fiveSteps(viewer.page)
    await expect(panel.getByText(text.step)).toBeVisible()
    await expect(panel.getByText(first!, { exact: true })).toBeVisible()
    await followSteps(panel, viewer.page, guide[language], steps)
    await button(panel, text.keep).click()
    await expect(panel.getByText(text.kept)).toBeVisible()
    const downloading = sharer.page.waitForEvent('download')
    await button(panel, text.save).click()
    const download = await downloading
    await expect(
      stepsPanel(viewer.page).getByText('They’ve kept the sheet.')
    ).toBeVisible()
    const { origin } = new URL(sharer.page.url())
    // The page registers a service worker, which caches the page “My sheets”.
    // The test waits for the request of the worker's script, so that the check
    // below includes it.
    await expect
      .poll(() => sent[0]!.requests)
      .toContain(`GET ${origin}/serviceWorker.js?sheets=${language}`)
    const secrets = [...steps, ...words.en.phrases, text.title]
    for (const sentSince of since) {
      expectNothingSent(sentSince(), origin, secrets)
    }
    // The helper's page learns that there is a sheet, but not what it contains.
    const heard = await heardBy(viewer)
    expect(heard).toContain('"keep":"yes"')
    for (const secret of [...secrets, ...pictures]) {
      expect(heard).not.toContain(secret)
    }
    for (const { frames } of sent) {
      expect(frames.some((frame) => frame.includes('sdp'))).toBe(true)
    }

    expect(download.suggestedFilename()).toContain(text.title)
    const html = await saved(download)
    expect(html).toContain(`<html lang="${language}" dir="${text.dir}">`)
    expect(html).not.toMatch(/<script|https?:/)
    expect(html).toContain('Anna')
    const path = test.info().outputPath('sheet.html')
    await download.saveAs(path)
    const page = await openFile(viewer.context, path)
    await expect(page.getByText(ownWords)).toBeVisible()
    await expect(page.getByRole('listitem')).toHaveCount(5)
    await expectAccessible(page)

    const drawn = await readPictures(page, [
      { x: 180, y: 60 },
      { x: 220, y: 60 },
      { x: 60, y: 105 },
      { x: 60, y: 145 },
    ])
    const middles = drawn.map(({ middle }) => middle)
    for (const middle of middles.slice(0, 4)) {
      expect(Math.abs(middle.x - 200)).toBeLessThanOrEqual(1.5)
      expect(Math.abs(middle.y - 125)).toBeLessThanOrEqual(1.5)
    }
    // A point in the corner cannot be in the middle of its screenshot. This
    // point is 80 pixels from the screenshot's right edge, and 40 from the top.
    expect(Math.abs(middles[4]!.x - 320)).toBeLessThanOrEqual(1.5)
    expect(Math.abs(middles[4]!.y - 40)).toBeLessThanOrEqual(1.5)
    const [across, down] = drawn
    expect(isLike(across!.pixels[0], quarters.topLeft)).toBe(true)
    expect(isLike(across!.pixels[1], quarters.topRight)).toBe(true)
    expect(isLike(down!.pixels[2], quarters.topLeft)).toBe(true)
    expect(isLike(down!.pixels[3], quarters.bottomLeft)).toBe(true)
    await expectNarrow(page)
  })
}

test(
  'a saved sheet survives a reload, and can be saved again with new steps after the share',
  rehearsed(),
  async ({ sharer, viewer }) => {
    await shareWithAnna({ sharer, viewer })
    const [helper, parent] = [viewer.page, sharer.page]
    const panel = await panelOf(sharer)
    await chooseTool(helper, 'Number')
    await setStep(helper, places[0]!, 'Click here')
    await helper.getByRole('button', { name: 'Suggest keeping them' }).click()
    await expect(panel.getByText('Anna suggests keeping')).toBeVisible()
    await button(panel, 'Keep what we did').click()
    await expect(panel.getByText(/The sheet is kept/)).toBeVisible()
    const name = panel.getByRole('textbox', { name: 'Name of the sheet' })
    await name.fill('Photos')
    await button(panel, 'Use this name').click()
    // The button disappears when the name is stored.
    await expect(button(panel, 'Use this name')).toHaveCount(0)

    await parent.reload()
    await pressShare(parent)
    await expectTheSharedScreen(helper)
    const again = await panelOf(sharer)
    await expect(
      again.getByRole('img', { name: /^Picture of the place/ })
    ).toBeVisible()
    await expect(again.getByText(/The sheet is kept/)).toBeVisible()
    await chooseTool(helper, 'Number')
    await setStep(helper, places[1]!, 'Press Enter')
    await expect(button(again, 'Keep the new steps, too')).toBeVisible()

    await helper.close()
    await parent.getByRole('button', { name: 'Stop sharing' }).click()
    await button(parent, 'Keep the new steps, too').click()
    await expect(parent.getByText(/The sheet is kept/)).toBeVisible()
    await expectAccessible(parent)
    await parent.goto('/')
    await parent.getByRole('link', { name: 'My sheets' }).click()
    await expect(parent.getByText('2 steps')).toBeVisible()
    await parent.getByRole('link', { name: /Photos/ }).click()
    await expect(paperOf(parent).getByRole('listitem')).toHaveCount(2)
    await expect(paperOf(parent).getByText('With Anna on')).toBeVisible()
  }
)

test(
  'a sheet can be printed and downloaded when storage is full, and is stored once there is room',
  rehearsed(),
  async ({ sharer, viewer }) => {
    await shareWithAnna({ sharer, viewer })
    const panel = await panelOf(sharer)
    await chooseTool(viewer.page, 'Number')
    await setStep(viewer.page, places[0]!, 'Click here')
    const devTools = await sharer.context.newCDPSession(sharer.page)
    const { origin } = new URL(sharer.page.url())
    const quota = 'Storage.overrideQuotaForOrigin'
    await devTools.send(quota, { origin, quotaSize: 1 })
    await button(panel, 'Keep what we did').click()
    await expect(panel.getByText('There’s no room left')).toBeVisible()
    const downloading = sharer.page.waitForEvent('download')
    await button(panel, 'Save as a file').click()
    expect(await saved(await downloading)).toContain('data:image/png')

    await devTools.send(quota, { origin })
    await button(panel, 'Keep what we did').click()
    await expect(panel.getByText(/The sheet is kept/)).toBeVisible()
  }
)

test(
  'a page that may not use storage (a stub) says so; the sheet can still be downloaded, and is stored once storage is allowed',
  rehearsed(),
  async ({ sharer, viewer }) => {
    await sharer.page.addInitScript(() => {
      const { open } = IDBFactory.prototype
      IDBFactory.prototype.open = function (...args) {
        const { denial } = document.documentElement.dataset
        const error = new DOMException('denied', 'SecurityError')
        if (denial === 'thrown') throw error
        if (denial !== 'told later') return open.apply(this, args)
        const request = { error, onerror: () => {} }
        queueMicrotask(() => request.onerror())
        return request as unknown as IDBOpenDBRequest
      }
    })
    await shareWithAnna({ sharer, viewer })
    const panel = await panelOf(sharer)
    await chooseTool(viewer.page, 'Number')
    await setStep(viewer.page, places[0]!, 'Click here')
    await expect(
      panel.getByRole('img', { name: guide.en.picture })
    ).toBeVisible()
    for (const denial of ['thrown', 'told later']) {
      await sharer.page.evaluate((how) => {
        document.documentElement.dataset.denial = how
      }, denial)
      await button(panel, 'Keep what we did').click()
      await expect(
        panel.getByText('This browser doesn’t let us keep the sheet.')
      ).toBeVisible()
      await expect(panel.getByText(/The sheet is kept/)).toHaveCount(0)
      const downloading = sharer.page.waitForEvent('download')
      await button(panel, 'Save as a file').click()
      const html = await saved(await downloading)
      expect(html).toContain('Click here')
      expect(html).toContain('data:image/png')
    }
    await expectAccessible(panel)
    await expect(
      stepsPanel(viewer.page).getByText('They’ve kept the sheet.')
    ).toHaveCount(0)

    await sharer.page.evaluate(() => {
      delete document.documentElement.dataset.denial
    })
    await button(panel, 'Keep what we did').click()
    await expect(panel.getByText(/The sheet is kept/)).toBeVisible()
  }
)
