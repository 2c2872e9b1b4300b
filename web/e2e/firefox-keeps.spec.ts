import { dialog, expectText, linkFrom, press, textOf } from './support/firefox'
import { test } from './support/firefoxTest'
import { openReceivePage, status } from './support/flows'
import { keepLink } from './support/keptLink'
import { expect } from './support/participants'
import { expectMovingPicture } from './support/picture'
import { rehearsed } from './support/rehearsed'

// Making a permanent link takes sixteen attempts on average, and sometimes many
// more: the hash of its four words must have certain bits.
test.describe.configure({ timeout: 240_000 })

test(
  'a helper’s own link is the same after a reload of Firefox',
  rehearsed(),
  async ({ firefox: { page }, baseURL }) => {
    await linkFrom(page, baseURL)
    await press(page, 'Use the same link every time')
    await expect
      .poll(() => textOf(page), { timeout: 90_000 })
      .toContain('This is your own link now')
    const link = await linkFrom(page, baseURL)
    expect(await linkFrom(page, baseURL)).toBe(link)
    await expectText(page, 'This is your own link')
  }
)

test(
  'a sharer in Firefox stores a helper as a button',
  rehearsed(),
  async ({ viewer, firefox: { page }, baseURL }) => {
    await page.goto(await keepLink(viewer.page))
    await press(page, 'Share my screen')
    await expectText(page, 'You are sharing your screen')
    await press(page, 'Stop sharing')
    const name = await page.waitForSelector(
      '::-p-aria(Name on the button[role="textbox"])'
    )
    await name!.type('Anna')
    await press(page, 'Keep the button on this computer')
    await expectText(page, 'press “Get help from Anna”')

    await page.goto(`${baseURL}/`)
    await press(page, 'Get help from Anna', 'link')
    await expectText(page, 'Anna wants to help you')
  }
)

test(
  'Firefox shows a camera, and stops it',
  rehearsed(),
  async ({ viewer, startFirefox }) => {
    const { page } = await startFirefox(dialog.isLeftOutForVoice)
    const link = new URL(await openReceivePage(viewer.page))
    link.searchParams.set('show', 'camera')
    await page.goto(link.href)
    await press(page, 'Show my camera')
    await expectText(page, 'You are showing your camera')
    await expect(
      status(viewer.page, 'You’re seeing their camera')
    ).toBeVisible()
    await expectMovingPicture(viewer.page)
    await press(page, 'Stop the camera')
    await expectText(page, 'You’ve stopped.')
  }
)
