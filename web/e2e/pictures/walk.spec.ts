import { join } from 'node:path'

import {
  largeTypePair,
  pressFilledButton,
  walkToTheLink,
} from '../support/largeType'
import { expect, test } from '../support/participants'

import { bill } from './pages'

const folder = join(__dirname, '../../../docs/images')

const size = { width: 1280, height: 900 }
const widthOf = (video: HTMLVideoElement): number => video.videoWidth

// Not a test: takes the README's screenshots.
for (const locale of ['en', 'de', 'ar']) {
  test(`the link and the picture in large type, taken for the README (${locale}) @picture`, async ({
    launch,
    launchSharer,
  }) => {
    const { parent, helper } = await largeTypePair(locale, {
      ...{ launch, launchSharer },
    })
    const tabs = parent.context().pages()
    const shared = tabs.find((page) => page !== parent)!
    await shared.evaluate((html) => void (document.body.innerHTML = html), bill)
    await walkToTheLink(parent, helper)
    await parent.setViewportSize(size)
    await helper.setViewportSize(size)
    await expect(parent.getByRole('img')).toBeVisible()
    await parent.screenshot({
      ...{ path: join(folder, `link-${locale}.jpg`), quality: 80 },
    })
    await pressFilledButton(parent)
    await expect
      .poll(() => helper.locator('video').evaluate(widthOf), {
        timeout: 60_000,
      })
      .toBe(1280)
    await helper.bringToFront()
    // Waits until the picture has its final sharpness.
    await helper.waitForTimeout(3_000)
    await helper.screenshot({
      ...{ path: join(folder, `picture-${locale}.jpg`), quality: 80 },
    })
  })
}
