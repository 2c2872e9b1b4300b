import type { Page } from '@playwright/test'

import {
  button,
  expectSharing,
  filledNames,
  linkToSomeone,
  openReceivePage,
  pinOfSomeone,
  pressShare,
  showScreen,
  status,
} from './support/flows'
import {
  largeTypePair,
  overlaps,
  pressFilledButton,
  walkToTheLink,
} from './support/largeType'
import {
  heardBy,
  pointAt,
  refuseHelperWindow,
  shareWithAnna,
} from './support/panel'
import { expect, type Participant, test } from './support/participants'
import { expectTheFourColours } from './support/picture'
import { rehearsed } from './support/rehearsed'
import { openMore, shownPicture } from './support/stage'

const desktop = { width: 1280, height: 720 }
const phone = { width: 390, height: 844 }
const withName = `${linkToSomeone}&name=Anna`

interface Seen {
  words: number
  buttons: string[]
  filled: number
}

/**
 * Counts the words outside of drawings, and lists the buttons, that a person
 * sees before pressing anything.
 */
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
    ).filter(isSeen)
    const colourOf = (element: Element) =>
      getComputedStyle(element).backgroundColor
    const probe = document.body.appendChild(document.createElement('i'))
    const colours = ['primary', 'danger'].map((name) => {
      probe.style.background = `var(--colour-${name})`
      return colourOf(probe)
    })
    probe.remove()
    return {
      words,
      buttons: buttons.map((button) => button.innerText.trim()),
      filled: buttons.filter((each) => colours.includes(colourOf(each))).length,
    }
  })

for (const [way, path, viewport, buttons] of [
  ['a link on a computer', withName, desktop, ['Share my screen']],
  [
    'a link on a phone',
    `/coming-soon-on-mobile?to=river-apple-tiger-moon${pinOfSomeone}&name=Anna`,
    phone,
    ['Use the camera', 'Email it to myself'],
  ],
] as const) {
  test(`a person who needs help and has ${way} sees one filled button and at most 40 words`, async ({
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

test('the home page offers sharing first, with the only filled button, and the field for four words right below it', async ({
  launch,
}) => {
  for (const viewport of [desktop, phone]) {
    const { page } = await launch({ context: { viewport } })
    await page.goto('/')
    await page.evaluate(() => document.fonts.ready)
    const share = page.getByRole('link', { name: 'Share my screen' })
    const field = page.getByRole('textbox', { name: 'I have four words' })
    const go = page.getByRole('button', { name: 'Continue' })
    const tops: number[] = []
    for (const each of [share, field, go]) {
      await expect(each).toBeInViewport({ ratio: 1 })
      tops.push((await each.boundingBox())?.y ?? NaN)
    }
    expect(tops).toEqual([...tops].sort((a, b) => a - b))
    expect(await filledNames(page)).toEqual(['Share my screen'])
  }
})

/**
 * Expects only four buttons on the sharer's page. One of them is the alarm
 * button, which the page shows while the helper is unknown.
 */
async function expectRest(page: Page, hide = 'Hide my screen') {
  await expect(button(page, 'Something feels wrong')).toBeVisible()
  await expect(button(page, 'More')).toBeVisible()
  await expect(button(page, hide)).toBeVisible()
  // Moves the pointer away, because a hovered button has another colour.
  await page.mouse.move(0, 0)
  for (const viewport of [{ width: 1280, height: 800 }, phone]) {
    await page.setViewportSize(viewport)
    // Waits, because the colour changes in a transition.
    await expect.poll(async () => (await seenAtFirst(page)).filled).toBe(1)
    const { buttons, words } = await seenAtFirst(page)
    expect(buttons).toEqual([
      ...['More', 'Stop sharing', hide],
      'Something feels wrong',
    ])
    expect(words).toBeLessThanOrEqual(25)
  }
}

test('an idle share has at most 25 words and the buttons Stop, Hide and More, one of them filled', async ({
  sharer: { page },
  viewer,
}) => {
  await refuseHelperWindow(page)
  // Reduced motion disables transitions of colours.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const link = await openReceivePage(viewer.page)
  await viewer.page.goto('about:blank')
  await page.goto(link)
  await pressShare(page)
  await expect(status(page, 'Waiting for your helper')).toBeVisible()
  await expectRest(page)

  await viewer.page.goto('/receive')
  await expectSharing(page)
  await expectRest(page)
  await button(page, 'Hide my screen').click()
  await expectRest(page, 'Show my screen')
  await showScreen(page)
  await expectSharing(page)

  await viewer.page.goto('about:blank')
  await expect(status(page, 'Reconnecting…')).toBeVisible()
  await expectRest(page)
})

test('Stop and Hide stay in view at every size of window and text, for any name and any annotation', async ({
  sharer,
  viewer,
}) => {
  const { page } = sharer
  await refuseHelperWindow(page)
  await shareWithAnna({ sharer, viewer }, '', 'W'.repeat(200))
  await expect(button(page, 'More')).toBeVisible()
  const expectInReach = async (when: string) => {
    for (const name of ['Stop sharing', 'Hide my screen']) {
      await expect(button(page, name), when).toBeInViewport({ ratio: 1 })
    }
    await expectNothingCutOff(page)
  }
  for (const [at, [width, height, percent]] of [
    [1280, 800, 400],
    [390, 844, 100],
    [320, 480, 400],
  ].entries()) {
    const when = `${width} × ${height}, ${percent} %`
    await page.setViewportSize({ width: width!, height: height! })
    await pointAtMiddle(viewer, at + 1)
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`
    }, percent)
    await expectInReach(when)
    await openMore(page)
    await button(page, 'Open the helper window').click({ trial: true })
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expectInReach(`${when}, More`)
    expect(await overlaps(page), when).toEqual([])
  }
})

/**
 * Retries, because the captured tab may change its size before the message
 * arrives.
 */
const pointAtMiddle = (viewer: Participant, id: number) =>
  expect
    .poll(async () => {
      const { width, height } = await shownPicture(viewer.page)
      const frame = { width, height }
      const step = { type: 'step', number: id } as object
      const middle = { x: width / 2, y: height / 2 }
      await pointAt(viewer, middle, { id, frame, ...step })
      return heardBy(viewer)
    })
    .toContain(`"type":"drawn","id":${id}`)

for (const locale of ['en', 'de', 'ar']) {
  test(
    `the filled buttons alone lead from the link to “I see it”, in large type (${locale})`,
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

/** Nothing may be wider than the window, or outside of it. */
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
