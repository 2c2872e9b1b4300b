import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'

import type { BrowserContext, Download, Page } from '@playwright/test'

import { expectNarrow } from './appearance/support/reach'
import { expectAccessible } from './support/axe'
import { button, pressShare } from './support/flows'
import { capturedTab, panelOf, shareWithAnna } from './support/panel'
import { expect, type Participant, test } from './support/participants'
import { expectTheSharedScreen } from './support/picture'
import { paperOf, picturesAreThere } from './support/sheets'
import { quarters } from './support/source'
import { chooseTool, shownPicture } from './support/stage'
import {
  readPictures,
  setStep,
  setStepInWords,
  stepsPanel,
} from './support/steps'

/** Where two colours of the captured tab meet, but for the last one, which is in its corner. */
const places = [
  { x: 640, y: 144 },
  { x: 256, y: 360 },
  { x: 1024, y: 360 },
  { x: 640, y: 590 },
  { x: 1200, y: 40 },
]
const words = {
  en: {
    ...{ panel: 'Help from your helper', step: /^Step 1 of 5$/, done: 'Done' },
    ...{ keep: 'Keep what we did', kept: /The sheet is kept/, dir: 'ltr' },
    ...{ save: 'Save as a file', first: 'Click here', title: 'What we did on' },
  },
  ar: {
    ...{ panel: 'إرشادات من يساعدك', step: /^الخطوة 1 من 5$/, done: 'تم' },
    ...{ keep: 'الاحتفاظ بما فعلناه', kept: /الورقة محفوظة/, dir: 'rtl' },
    ...{ save: 'حفظ كملف', first: 'النقر هنا', title: 'ما فعلناه في' },
  },
}

/** Slow, and rarely broken by a change. */
const rehearsed = { tag: '@rehearsal' }

/** What the page asks of anybody from now on. */
function requestsOf({ context }: Participant): string[] {
  const asked: string[] = []
  context.on('request', (request) => {
    if (/^(?:data|blob):/.test(request.url())) return
    asked.push(`${request.method()} ${request.url()}`)
  })
  return asked
}

async function saved(download: Download): Promise<string> {
  const path = await download.path()
  return readFile(path, 'utf8')
}

/** Opens the file as from a folder, where nothing else may be asked for. */
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

async function fiveSteps(helper: Page): Promise<void> {
  await expect
    .poll(async () => (await shownPicture(helper)).width, { timeout: 60_000 })
    .toBe(capturedTab.width)
  await chooseTool(helper, 'Number')
  await setStep(helper, places[0]!, 'Click here')
  await setStepInWords(helper, places[1]!, 'Type ‘Erika’ <b>&amp;\u202e')
  await setStep(helper, places[2]!, 'Press Enter')
  await setStep(helper, places[3]!, 'Wait until it’s done')
  await setStepInWords(helper, places[4]!, 'اضغط هنا ثم')
}

for (const language of ['en', 'ar'] as const) {
  const title = `five steps become a sheet, with each mark on its pixel, and nothing of it leaves the computer: ${language}`
  test(
    title,
    language === 'en' ? {} : rehearsed,
    async ({ sharer, viewer }) => {
      const text = words[language]
      const query = language === 'en' ? '' : `?lang=${language}`
      await shareWithAnna({ sharer, viewer }, query)
      const panel = await panelOf(sharer, text.panel)
      await fiveSteps(viewer.page)
      await expect(panel.getByText(text.step)).toBeVisible()
      await expect(panel.getByText(text.first, { exact: true })).toBeVisible()

      const asked = requestsOf(sharer)
      await button(panel, text.keep).click()
      await expect(panel.getByText(text.kept)).toBeVisible()
      const downloading = sharer.page.waitForEvent('download')
      await button(panel, text.save).click()
      const download = await downloading
      await expect(
        stepsPanel(viewer.page).getByText('They’ve kept the sheet.')
      ).toBeVisible()
      // Files of the program, from its own server.
      const origin = new URL(sharer.page.url()).origin
      expect(
        asked.filter((each) => !each.startsWith(`GET ${origin}/assets/`))
      ).toEqual([])

      expect(download.suggestedFilename()).toContain(text.title)
      const html = await saved(download)
      expect(html).toContain(`<html lang="${language}" dir="${text.dir}">`)
      expect(html).not.toMatch(/<script|https?:/)
      expect(html).toContain('Anna')
      const path = test.info().outputPath('sheet.html')
      await download.saveAs(path)
      const page = await openFile(viewer.context, path)
      await expect(page.getByText('Type ‘Erika’ <b>&amp;')).toBeVisible()
      await expect(page.getByRole('listitem')).toHaveCount(5)
      await expectAccessible(page)

      const pictures = await readPictures(page, [
        { x: 180, y: 60 },
        { x: 220, y: 60 },
        { x: 60, y: 105 },
        { x: 60, y: 145 },
      ])
      const middles = pictures.map(({ middle }) => middle)
      for (const middle of middles.slice(0, 4)) {
        expect(Math.abs(middle.x - 200)).toBeLessThanOrEqual(1.5)
        expect(Math.abs(middle.y - 125)).toBeLessThanOrEqual(1.5)
      }
      // In the corner there is no room to be in the middle: 80 pixels from the right, 40 from the top.
      expect(Math.abs(middles[4]!.x - 320)).toBeLessThanOrEqual(1.5)
      expect(Math.abs(middles[4]!.y - 40)).toBeLessThanOrEqual(1.5)
      const [across, down] = pictures
      expect(isLike(across!.pixels[0], quarters.topLeft)).toBe(true)
      expect(isLike(across!.pixels[1], quarters.topRight)).toBe(true)
      expect(isLike(down!.pixels[2], quarters.topLeft)).toBe(true)
      expect(isLike(down!.pixels[3], quarters.bottomLeft)).toBe(true)
      await expectNarrow(page)
    }
  )
}

test(
  'a sheet that is kept outlives a reload, and is kept again with what is new when the share has ended',
  rehearsed,
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
    // It is written.
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
  'where there is no room, the sheet is still printed and saved, and kept once there is',
  rehearsed,
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
