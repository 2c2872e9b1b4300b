import type { Page } from '@playwright/test'

import {
  largeTypePair,
  pressFilledButton,
  walkToTheLink,
} from './support/largeType'
import { expect, test } from './support/participants'
import { expectTheFourColours } from './support/picture'
import { rehearsed } from './support/rehearsed'

const desktop = { width: 1280, height: 720 }
const phone = { width: 390, height: 844 }
const withName = '/river-apple-tiger-moon#name=Anna'

interface Seen {
  words: number
  buttons: string[]
}

/** What is in the window before anything is pressed: words outside drawings, and buttons. */
const seenAtFirst = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const isSeen = (element: Element) => {
      const { top, left, width, height } = element.getBoundingClientRect()
      const isInWindow = top < innerHeight && left < innerWidth && width > 1
      const { visibility } = getComputedStyle(element)
      return isInWindow && height > 1 && visibility === 'visible'
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    let words = 0
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      if (
        !parentElement ||
        parentElement.closest('svg, option, script, style')
      ) {
        continue
      }
      if (!isSeen(parentElement)) continue
      words += (textContent ?? '').split(/\s+/).filter(Boolean).length
    }
    const buttons = Array.from(
      document.querySelectorAll<HTMLElement>('main button, main a')
    )
    return {
      words,
      buttons: buttons.filter(isSeen).map((button) => button.innerText.trim()),
    }
  })

for (const [way, path, viewport, buttons] of [
  ['a link on a computer', withName, desktop, ['Share my screen']],
  [
    'a link on a phone',
    '/coming-soon-on-mobile?to=river-apple-tiger-moon#name=Anna',
    phone,
    ['Use the camera', 'Email it to myself'],
  ],
] as const) {
  test(`whoever needs help and has ${way} sees one filled button and at most 40 words`, async ({
    launch,
  }) => {
    const { page } = await launch({ context: { viewport } })
    await page.goto(path)
    await expect(page.getByText(buttons[0]).first()).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const seen = await seenAtFirst(page)
    expect(seen.buttons).toEqual(buttons)
    expect(seen.words).toBeLessThanOrEqual(40)
  })
}

test('whoever has four words finds their field first on the home page, in a card of few words', async ({
  launch,
}) => {
  for (const viewport of [desktop, phone]) {
    const { page } = await launch({ context: { viewport } })
    await page.goto('/')
    await page.evaluate(() => document.fonts.ready)
    const field = page.getByRole('textbox', { name: 'The four words' })
    await expect(field).toBeInViewport({ ratio: 1 })
    const button = page.getByRole('button', { name: 'Continue' })
    await expect(button).toBeInViewport({ ratio: 1 })
    const words = await page
      .locator('form')
      .evaluate((form) => (form as HTMLElement).innerText.split(/\s+/).length)
    expect(words).toBeLessThanOrEqual(40)
  }
})

for (const locale of ['en', 'de', 'ar']) {
  test(
    `from the link to “I see it” by the filled buttons alone, in large type (${locale})`,
    rehearsed(locale !== 'ar'),
    async ({ launch, launchSharer }) => {
      const { parent, helper } = await largeTypePair(locale, {
        ...{ launch, launchSharer },
      })
      await walkToTheLink(parent, helper)
      await pressFilledButton(parent)
      await expectTheFourColours(helper)
      await expectNothingCutOff(parent)
    }
  )
}

/** Nothing is wider than the window, and what can be pressed is within it. */
async function expectNothingCutOff(page: Page): Promise<void> {
  const outside = await page.evaluate(() =>
    Array.from(document.querySelectorAll('button, a, h1, p'))
      .filter((each) => getComputedStyle(each).visibility === 'visible')
      .map((each) => ({ each, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1)
      .filter(({ box }) => box.left < -1 || box.right > innerWidth + 1)
      .map(({ each }) => (each as HTMLElement).innerText)
  )
  expect(outside).toEqual([])
}
