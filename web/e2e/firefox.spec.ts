import type { Page } from 'puppeteer-core'

import { picker } from './support/chromium'
import { watchConnections } from './support/connections'
import { dialog, linkFrom } from './support/firefox'
import { test } from './support/firefoxTest'
import {
  expectSharing,
  openReceivePage,
  pressShare,
  toSomeone,
} from './support/flows'
import { expect } from './support/participants'
import { expectTheFourColours, expectTheSharedScreen } from './support/picture'
import { openSource } from './support/source'
import { expectVoice, fakeMicrophone } from './support/voice'

declare global {
  interface Window {
    captures?: MediaStream[]
  }
}

const expectText = (page: Page, text: string) =>
  expect
    .poll(() => page.evaluate(() => document.body.innerText))
    .toContain(text)

const press = (page: Page, name: string) =>
  page.locator(`::-p-aria(${name}[role="button"])`).click()

test('Firefox watches what Chromium shares', async ({
  sharer,
  firefox: { page },
  baseURL,
}) => {
  await sharer.page.goto(await linkFrom(page, baseURL))
  await pressShare(sharer.page)
  await expectSharing(sharer.page)
  await expectTheFourColours(page)
})

test('whoever helps with Firefox talks with a sharer, over the connection of the picture', async ({
  launchSharer,
  startFirefox,
  baseURL,
}) => {
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

  // In a narrow window it is one of the tools under “More”.
  await page.setViewport({ width: 1280, height: 800 })
  await press(page, 'Talk')
  await expectText(page, 'Your microphone is on. They can hear you.')
  await expectVoice(sharer.page)
  await sharer.page.getByRole('button', { name: 'Talk back' }).click()
  await expectText(page, 'You can hear them')
  await expectVoice(page)
})

test('Chromium watches the screen that Firefox shares, and what it shares instead', async ({
  viewer,
  firefox: { page },
  display,
  launch,
}) => {
  await page.evaluateOnNewDocument(() => {
    // The helper window would lie before the picture.
    Object.defineProperty(window, 'documentPictureInPicture', {
      value: undefined,
    })
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

  const painter = await launch({
    headless: false,
    env: display.env,
    args: ['--kiosk', picker.choosesTheTab],
    context: { viewport: null },
  })
  await openSource(painter.context)
  await expectTheSharedScreen(viewer.page)
  expect(await tracks()).toEqual(['live'])

  // The painter's window lies before it, but not before the driver.
  await press(page, 'Share something else')
  await expect.poll(tracks).toEqual(['ended', 'live'])
  await expectTheSharedScreen(viewer.page)
})

test('whoever closes the dialog of Firefox has shared nothing', async ({
  startFirefox,
  display,
  baseURL,
}) => {
  const { page } = await startFirefox(dialog.isShown)
  await page.goto(baseURL + toSomeone)
  await press(page, 'Share my screen')
  await expectText(page, 'Open the list and choose “Entire screen”.')
  // What is closed sooner than anybody can was closed by a setting.
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  await expect
    .poll(() => {
      display.press('Escape')
      return page.evaluate(() => document.body.innerText)
    })
    .toContain('Nothing has been shared.')
})

test('Firefox tests the connection, speaks Arabic, and takes words with a slip', async ({
  firefox: { page },
  baseURL,
}) => {
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
})
