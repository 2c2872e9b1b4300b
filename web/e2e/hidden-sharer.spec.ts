import { openReceivePage } from './support/flows'
import { expect, test } from './support/participants'
import { expectMovingPicture, expectTheSharedScreen } from './support/picture'
import { freeze } from './support/process'
import { rehearsed } from './support/rehearsed'
import { tabbedChromium } from './support/tabbedChromium'

// The tests freeze or kill browsers, so each test needs its own browsers.
test.use({ hasOwnBrowsers: true })

declare global {
  interface Window {
    isSending?: boolean
    capturedWidth?: number
  }
}

const silences = 5

test(
  'a sharer whose tab is behind another one sends a complete picture after every outage',
  rehearsed(),
  async ({ viewer }) => {
    const { browser, page, source } = await tabbedChromium()
    await page.evaluateOnNewDocument(() => {
      const set = RTCRtpSender.prototype.setParameters
      RTCRtpSender.prototype.setParameters = function (parameters) {
        window.isSending = parameters.encodings[0]?.active
        window.capturedWidth = this.track?.getSettings().width
        return set.call(this, parameters)
      }
    })
    await page.goto(await openReceivePage(viewer.page))
    const button = await page.waitForSelector('aria/Share my screen')
    await button!.click()
    await source.bringToFront()
    // A hidden page has no animation frames, so this polls with a timer.
    await page.waitForFunction(() => document.visibilityState === 'hidden', {
      polling: 100,
    })
    await expectTheSharedScreen(viewer.page)

    const isWhole = async () =>
      (await page.evaluate(() => window.capturedWidth)) ===
      (await viewer.page.evaluate(
        () => document.querySelector('video')?.videoWidth
      ))
    const expectSending = (isSending: boolean) =>
      expect.poll(() => page.evaluate(() => window.isSending)).toBe(isSending)
    for (let silence = 0; silence < silences; silence++) {
      const thaw = await freeze(viewer.browser)
      await expectSending(false)
      thaw()
      await expectSending(true)
      await expect.poll(isWhole).toBe(true)
      await expectMovingPicture(viewer.page)
    }
    await browser.close()
  }
)
