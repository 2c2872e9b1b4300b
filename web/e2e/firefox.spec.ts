import type { Page } from 'puppeteer-core'

import { recordAnnotations, shownTo } from './support/annotations'
import { watchConnections } from './support/connections'
import { drop, sha256Of } from './support/files'
import {
  dialog,
  expectText,
  freezeFirefox,
  linkFrom,
  press,
  textOf,
} from './support/firefox'
import { test } from './support/firefoxTest'
import {
  button,
  expectOutcome,
  expectSharing,
  linkToSomeone,
  lookFirst,
  openReceivePage,
  pinOfSomeone,
  pressShare,
  showScreen,
  status,
  toSomeone,
} from './support/flows'
import { paintScreen, withoutHelperWindow } from './support/paintedScreen'
import { expect } from './support/participants'
import {
  expectMovingPicture,
  expectTheFourColours,
  expectTheSharedScreen,
} from './support/picture'
import { rehearsed } from './support/rehearsed'
import { stageOf } from './support/stage'
import { expectVoice, fakeMicrophone } from './support/voice'

declare global {
  interface Window {
    captures?: MediaStream[]
    saved?: Blob
  }
}

/**
 * `drop` expects a page of Playwright, but Puppeteer's evaluates in the same
 * way.
 */
const asDropped = (page: Page) => page as unknown as Parameters<typeof drop>[0]

test('a helper with Firefox sees the screen, also after a reload, and leaves', async ({
  sharer,
  firefox,
  baseURL,
}) => {
  const { page } = firefox
  await sharer.page.goto(await linkFrom(page, baseURL))
  await pressShare(sharer.page)
  await expectSharing(sharer.page)
  await expectTheFourColours(page)
  await page.reload()
  await expectTheFourColours(page)
  await press(page, 'Leave', 'link')
  await expectOutcome(sharer.page, 'The viewer left')
})

test(
  'a helper with Firefox copies a link, points, writes, receives and sends a file, and reconnects',
  rehearsed(),
  async ({ sharer, firefox, baseURL }) => {
    test.slow()
    const { page } = firefox
    await page.setViewport({ width: 1280, height: 800 })
    const link = await linkFrom(page, baseURL)
    await press(page, 'Copy link')
    await expectText(page, 'Link copied. Now paste it into a message.')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

    await recordAnnotations(sharer.page)
    await sharer.page.goto(link)
    await pressShare(sharer.page)
    await expectSharing(sharer.page)
    await expectTheFourColours(page)
    await page.waitForSelector(
      '::-p-xpath(//button[contains(., "Good connection")])'
    )
    await press(page, 'Good connection (details)')
    await expectText(page, /\d ×[^]*VP8[^]*Direct/)
    // Closes the details of the connection, which would cover the file.
    await press(page, 'Good connection (details)')

    await page.focus('[aria-label="Zoom and move the picture"]')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect
      .poll(async () => (await shownTo(sharer.page)).map(({ type }) => type))
      .toEqual(['pointer'])

    await press(page, 'Message')
    await press(page, 'Press Enter')
    const card = sharer.page.getByRole('region', { name: /says$/ })
    await expect(card.getByText('Press Enter')).toBeVisible()
    await button(sharer.page, 'Done').click()
    await expectText(page, 'Their reply: Done')

    const form = await drop(asDropped(page), {
      name: 'form.pdf',
      size: 300_000,
    })
    const [download] = await Promise.all([
      sharer.page.waitForEvent('download'),
      button(sharer.page, 'Save the file').click(),
    ])
    expect(await sha256Of(download)).toBe(form)
    await expectText(page, 'It has arrived')

    await page.evaluate(() => {
      // Prevents Firefox's own dialog for saving the file.
      HTMLAnchorElement.prototype.click = () => {}
      const { createObjectURL } = URL
      URL.createObjectURL = (blob: Blob) => {
        window.saved = blob
        return createObjectURL(blob)
      }
    })
    await drop(sharer.page, { name: 'photo.jpg', size: 300_000 })
    await press(page, 'Save the file')
    await expectText(page, 'Saved. It’s in your downloads.')
    expect(await page.evaluate(() => window.saved?.size)).toBe(300_000)

    await button(sharer.page, 'Hide my screen').click()
    await expectText(page, 'They have hidden their screen')
    await showScreen(sharer.page)
    await expectTheFourColours(page)

    const thaw = freezeFirefox(firefox)
    await expect(status(sharer.page, 'Reconnecting…')).toBeVisible()
    thaw()
    await expectSharing(sharer.page)
    await expectTheFourColours(page)
  }
)

test(
  'a helper with Firefox talks with a sharer over the picture’s connection',
  rehearsed(),
  async ({ launchSharer, startFirefox, baseURL }) => {
    const { page } = await startFirefox(dialog.isLeftOutForVoice)
    await watchConnections({
      addInitScript: (inPage, arg) => page.evaluateOnNewDocument(inPage, arg),
    })
    const sharer = await launchSharer({ args: [fakeMicrophone], isLoud: true })
    await sharer.context.grantPermissions(['microphone'])
    await watchConnections(sharer.page)
    await sharer.page.goto(await linkFrom(page, baseURL))
    await pressShare(sharer.page)
    await expectTheFourColours(page)

    // In a narrow window, Talk is under “More”.
    await page.setViewport({ width: 1280, height: 800 })
    await press(page, 'Talk')
    await expectText(page, 'Your microphone is on. They can hear you.')
    await expectVoice(sharer.page)
    await sharer.page.getByRole('button', { name: 'Talk back' }).click()
    await expectText(page, 'You can hear them')
    await expectVoice(page)
  }
)

test(
  'a sharer with Firefox sees annotations, reads messages, reconnects, changes the surface, and stops',
  rehearsed(),
  async ({ viewer, firefox, display, launch }) => {
    test.slow()
    const { page } = firefox
    await withoutHelperWindow(page)
    await page.evaluateOnNewDocument(() => {
      const captures: MediaStream[] = (window.captures = [])
      const { getDisplayMedia } = MediaDevices.prototype
      MediaDevices.prototype.getDisplayMedia = async function (...options) {
        const stream = await getDisplayMedia.apply(this, options)
        captures.push(stream)
        return stream
      }
    })
    const tracks = () =>
      page.evaluate(() =>
        window.captures?.map((each) => each.getVideoTracks()[0]?.readyState)
      )
    await page.goto(await openReceivePage(viewer.page))
    await press(page, 'Share my screen')

    await paintScreen(display, launch)
    await expectTheSharedScreen(viewer.page)
    expect(await tracks()).toEqual(['live'])

    await expect(
      viewer.page.getByRole('radio', { name: 'Point' })
    ).toBeChecked()
    const { width, height } = (await stageOf(viewer.page).boundingBox())!
    const position = { x: width * 0.8, y: height * 0.8 }
    await stageOf(viewer.page).click({ position })
    await expectText(page, 'bottom right')
    await expect.poll(() => page.title()).toContain('is pointing at something')

    await button(viewer.page, 'Message').click()
    await viewer.page
      .getByRole('textbox', { name: 'Your message' })
      .fill('sfc /scannow')
    await button(viewer.page, 'Send as text to copy').click()
    await press(page, 'Copy')
    await expectText(page, 'Copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'sfc /scannow'
    )
    await press(page, 'Done')
    await expect(
      viewer.page.getByText('Their reply: Done').first()
    ).toBeVisible()

    await press(page, 'Hide my screen')
    const hidden = status(viewer.page, 'They have hidden their screen')
    await expect(hidden).toBeVisible()
    await lookFirst(viewer.page)
    await press(page, 'Show my screen')
    await expectTheSharedScreen(viewer.page)

    // The painter's window covers the page, but Puppeteer can still click.
    await press(page, 'More')
    await press(page, 'Share something else')
    await expect.poll(tracks).toEqual(['ended', 'live'])
    await expectTheSharedScreen(viewer.page)

    const thaw = freezeFirefox(firefox)
    await expect(status(viewer.page, 'Reconnecting…')).toBeVisible()
    thaw()
    await expect(status(viewer.page, 'Reconnecting…')).toHaveCount(0)
    await expectMovingPicture(viewer.page)

    // Firefox asks whether to leave the page, and Puppeteer answers nothing.
    page.once('dialog', (question) => void question.accept())
    await page.reload()
    await expectText(page, 'this page was closed or loaded again')
    await expectOutcome(viewer.page, 'They’re back')
    await press(page, 'Share my screen')
    await expectTheSharedScreen(viewer.page)
    await press(page, 'Stop sharing')
    await expectText(page, 'You’ve stopped sharing')
    await expectOutcome(viewer.page, 'The sharer stopped sharing their screen')
  }
)

test(
  'a person who closes Firefox’s dialog shares nothing, and reads how to open the dialog again',
  rehearsed(),
  async ({ startFirefox, display, baseURL }) => {
    const { page } = await startFirefox(dialog.isShown)
    await page.goto(baseURL + linkToSomeone)
    const asked = 'Open the list and choose “Entire screen”.'
    await press(page, 'Share my screen')
    await expectText(page, asked)
    // Waits a second: if a refusal comes faster than any person, the page
    // assumes that a setting of the browser is the cause.
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await expect
      .poll(() => {
        display.press('Escape')
        return textOf(page)
      })
      .toContain('Nothing has been shared.')

    // Firefox asks again only after a reload.
    await press(page, 'Share my screen')
    await expectText(page, 'Your browser is blocking screen sharing')
    await expectText(page, 'Reload this page')
    display.press('F5')
    await expectText(page, 'Show your screen to your helper')
    await press(page, 'Share my screen')
    await expectText(page, asked)
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    expect(await textOf(page)).toContain(asked)
  }
)

test(
  'a refusal by Firefox’s settings, of screen or camera, is explained as a setting',
  rehearsed(),
  async ({ startFirefox, baseURL }) => {
    const { page } = await startFirefox(dialog.isDenied)
    const blocked = 'Your browser is blocking screen sharing'
    const closed = 'Nothing has been shared.'
    await page.goto(baseURL + linkToSomeone)
    await press(page, 'Share my screen')
    await expectText(page, new RegExp(`${blocked}|${closed}`))
    // On a slow machine, the refusal comes so late that the page assumes that a
    // person closed the dialog.
    if ((await textOf(page)).includes(closed)) {
      await press(page, 'Share my screen')
    }
    await expectText(page, blocked)

    await page.goto(`${baseURL}${toSomeone}?show=camera${pinOfSomeone}`)
    await press(page, 'Show my camera')
    await expectText(page, 'Your browser is blocking the camera')
  }
)

test(
  'the connection test, the pages in Arabic, and misspelt words work in Firefox',
  rehearsed(),
  async ({ firefox: { page }, baseURL }) => {
    await page.goto(`${baseURL}/test-connection`)
    await expectText(page, 'Your connection should be fine')

    await page.goto(`${baseURL}/?lang=ar`)
    await page.waitForSelector('html[lang=ar][dir=rtl]')
    const field = await page.waitForSelector('main input')
    await field!.type('RIVER aple-tiger  moon')
    await page.keyboard.press('Enter')
    await press(page, 'river apple tiger moon')
    await expect.poll(() => page.url()).toContain(toSomeone)
    await page.waitForSelector('html[dir=rtl] h1')
  }
)
