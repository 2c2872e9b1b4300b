import type { Page } from '@playwright/test'

import {
  button,
  linkToSomeone,
  openReceivePage,
  pinOfSomeone,
  pressShare,
  toSomeone,
} from './support/flows'
import { expect, test } from './support/participants'
import { expectTheSharedScreen } from './support/picture'
import { rehearsed } from './support/rehearsed'

const tiny = { width: 320, height: 480 }
const longName = 'Wilhelmina'.repeat(20)
const turnedName = '\u202eanna\u202e\u2066'

/** Nothing may be wider than the window, and no text wider than its element. */
async function expectNothingCutOff(page: Page): Promise<void> {
  const cut = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const boxes = Array.from(
      document.querySelectorAll<HTMLElement>('h1, h2, p, button, a, label')
    )
      .filter((each) => each.getBoundingClientRect().width > 1)
      .filter((each) => getComputedStyle(each).visibility === 'visible')
      .filter((each) => each.scrollWidth > each.clientWidth + 1)
      .filter((each) => getComputedStyle(each).display !== 'inline')
      .map((each) => each.innerText)
    return { overflowPx: scrollWidth - clientWidth, boxes }
  })
  expect(cut).toEqual({ overflowPx: 0, boxes: [] })
}

/** The text size that a person has set in the browser; 16 px by default. */
const textOf = (size: '100%' | '200%' | '400%') =>
  `--blink-settings=defaultFontSize=${(parseInt(size, 10) * 16) / 100}`

/**
 * Expects that the button can be scrolled into the window and is not covered.
 */
const expectInReach = (page: Page, name: string) =>
  button(page, name).click({ trial: true })

test('a host name of 60 letters fits into the sentence with the four words', async ({
  launch,
}) => {
  const { page } = await launch({
    args: ['--host-resolver-rules=MAP *.localhost 127.0.0.1'],
    context: { viewport: tiny },
  })
  const host = `${'a'.repeat(50)}.localhost:8910`
  await page.goto(
    `http://${host}/coming-soon-on-mobile?to=river-apple-tiger-moon${pinOfSomeone}`
  )
  await expect(page.getByText(host).first()).toBeVisible()
  await expectNothingCutOff(page)
})

for (const [kind, name] of [
  ['of 200 letters', longName],
  ['with characters that reverse the line', turnedName],
] as const) {
  test(
    `a name ${kind} leaves room for the rest in a window of 320 × 480, from the link to the end of the share`,
    rehearsed(),
    async ({ launch, launchSharer }) => {
      const context = { viewport: tiny }
      const { page: helper } = await launch({ context })
      const { page: parent } = await launchSharer({ context })
      const link = await openReceivePage(helper)
      await parent.goto(`${link}&name=${encodeURIComponent(name)}`)
      await expect(button(parent, 'Share my screen')).toBeVisible()
      await expect(parent.getByText(/They can look, but/)).toBeVisible()
      await expectNothingCutOff(parent)

      await pressShare(parent)
      await expectTheSharedScreen(helper)
      await expectInReach(parent, 'Stop sharing')
      await expectNothingCutOff(parent)
      await expectInReach(parent, 'Hide my screen')
      await button(parent, 'Stop sharing').click()
      await expect(
        parent.getByText('Nobody can see your screen now', { exact: false })
      ).toBeVisible()
    }
  )
}

for (const [kind, viewport, size] of [
  ['a window of 320 × 480', tiny, '100%'],
  ['a phone with text of 200 %', { width: 390, height: 844 }, '200%'],
  ['a laptop with text of 400 %', { width: 1280, height: 800 }, '400%'],
] as const) {
  test(
    `the helper can reach all tools in ${kind}`,
    rehearsed(size !== '200%'),
    async ({ launch, sharer }) => {
      const { page } = await launch({
        args: [textOf(size)],
        context: { viewport },
      })
      await sharer.page.goto(await openReceivePage(page))
      await pressShare(sharer.page)
      await expectTheSharedScreen(page)
      await page.getByRole('link', { name: 'Leave' }).click({ trial: true })
      await expectInReach(page, 'Message')
      await expectInReach(page, 'More')
      const overflowPx = await page.evaluate(
        () => document.documentElement.scrollWidth - innerWidth
      )
      expect(overflowPx).toBeLessThanOrEqual(0)
    }
  )
}

for (const path of ['/', '/receive', '/broadcast', linkToSomeone, toSomeone]) {
  for (const [kind, viewport, size] of [
    ['a window of 320 × 480', tiny, '100%'],
    ['text of 400 %', { width: 1280, height: 720 }, '400%'],
  ] as const) {
    test(
      `${path} is complete with ${kind}`,
      rehearsed(path !== linkToSomeone && path !== toSomeone),
      async ({ launchSharer }) => {
        const { page } = await launchSharer({
          args: [textOf(size)],
          context: { viewport },
        })
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.evaluate(() => document.fonts.ready)
        await expectNothingCutOff(page)
      }
    )
  }
}
