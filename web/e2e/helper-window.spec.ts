import { expectAccessible } from './support/axe'
import { expectSharing, lookFirst, status } from './support/flows'
import {
  capturedTab,
  expectDrawn,
  panelOf,
  pointAt,
  readCloseUp,
  say,
  shareWithAnna,
  withoutHelperWindow,
} from './support/panel'
import { expect, test } from './support/participants'
import { expectTheSharedScreen } from './support/picture'
import { rehearsed } from './support/rehearsed'
import { quarters } from './support/source'
import { openMore, pressInMore, shownPicture, watch } from './support/stage'

const wholeScreen = 'Share my whole screen instead'

/** The colour of all annotations. */
const orange = [0xff, 0x7a, 0x00] as const
const ringReach = 20.5

const isLike = (
  pixel: number[] | undefined,
  wanted: readonly number[],
  tolerance = 40
) =>
  wanted.every(
    (value, at) => Math.abs(value - (pixel?.[at] ?? -999)) < tolerance
  )

/**
 * Finds the middle of the ring annotation by its upper left corner, to which
 * the ring's arrow points.
 */
function middleOfRing(rows: number[][][]) {
  const start = { x: Infinity, y: Infinity }
  rows.forEach((row, y) =>
    row.forEach((pixel, x) => {
      if (!isLike(pixel, orange, 8)) return
      start.x = Math.min(start.x, x)
      start.y = Math.min(start.y, y)
    })
  )
  return {
    x: Math.round(start.x + ringReach),
    y: Math.round(start.y + ringReach),
  }
}

test('the helper clicks on the picture, the helper window shows the spot, and the helper reads that it is shown', async ({
  sharer,
  viewer,
}) => {
  const page = await watch(viewer, sharer)
  const panel = await panelOf(sharer)
  const { x, y, scale } = await shownPicture(page)
  const inBlue = { x: 200, y: 600 }
  await page.mouse.click(x + inBlue.x * scale, y + inBlue.y * scale)

  await expect(status(page, 'They can see where you’re pointing')).toBeVisible()
  await expect(panel.getByText('bottom left')).toBeVisible()
  const closeUp = await readCloseUp(panel)
  expect(Number.isFinite(middleOfRing(closeUp).x)).toBe(true)
  expect(isLike(closeUp[4]![4], quarters.bottomLeft)).toBe(true)

  // Points again, because the first annotation may have faded.
  await page.mouse.click(x + inBlue.x * scale, y + inBlue.y * scale)
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(
    panel.getByText('When your helper points at something')
  ).toBeVisible()
})

test(
  'the ring is around the exact pixel at which the helper points',
  rehearsed(),
  async ({ sharer, viewer }) => {
    await shareWithAnna({ sharer, viewer })
    const panel = await panelOf(sharer)
    await expect(
      panel.getByRole('heading', { name: 'Anna can see your screen.' })
    ).toBeVisible()
    await expect(panel.getByText('They cannot click or type.')).toBeVisible()

    // A point on the edge between the red and the green quarter.
    await pointAt(viewer, { x: 640, y: 144 })
    await expectDrawn(viewer, 1)
    await expect(panel.getByText('Anna is pointing at something')).toBeVisible()
    await expect(panel.getByText('at the top')).toBeVisible()
    const across = await readCloseUp(panel)
    const scale = across[0]!.length / 256
    const above = across[middleOfRing(across).y - 30]!
    const green = above.findIndex((pixel) => isLike(pixel, quarters.topRight))
    expect(isLike(above[green - 4], quarters.topLeft)).toBe(true)
    expect(Math.abs(green - middleOfRing(across).x)).toBeLessThanOrEqual(scale)

    // A point on the edge between the red and the blue quarter.
    await pointAt(viewer, { x: 256, y: 360 }, { id: 2 })
    await expectDrawn(viewer, 2)
    const down = await readCloseUp(panel)
    const beside = down.map((row) => row[middleOfRing(down).x - 30])
    const blue = beside.findIndex((pixel) => isLike(pixel, quarters.bottomLeft))
    expect(isLike(beside[blue - 4], quarters.topLeft)).toBe(true)
    expect(Math.abs(blue - middleOfRing(down).y)).toBeLessThanOrEqual(scale)
  }
)

test(
  'annotations for another picture, in floods, or outside of it are not drawn',
  rehearsed(),
  async ({ sharer, viewer }) => {
    await shareWithAnna({ sharer, viewer })
    const panel = await panelOf(sharer)
    const idle = panel.getByText('When your helper points at something')
    await pointAt(
      viewer,
      { x: 10, y: 10 },
      { frame: { width: 720, height: 1280 } }
    )
    await say(viewer, {
      type: 'pointer',
      id: 2,
      frame: capturedTab,
      point: { x: 9, y: 0 },
    })
    await expect(idle).toBeVisible()
    // Messages arrive in order: once this text is visible, the annotations
    // above would be visible, too.
    await say(viewer, { type: 'text', id: 1, text: 'Wait a moment' })
    await expect(panel.getByText('Wait a moment').last()).toBeVisible()
    await expect(panel.getByText('Anna is pointing')).toHaveCount(0)

    const flood = Array.from({ length: 500 }, (_, at) => ({
      type: 'stroke',
      id: 3 + (at % 40),
      frame: capturedTab,
      points: [{ x: at / 500, y: 0.5 }],
    }))
    await say(viewer, ...flood)
    await expect(panel.getByText('Anna is pointing at something')).toBeVisible()
    await say(viewer, { type: 'clear' })
    await expect(panel.getByText('Anna is pointing')).toHaveCount(0)
    await expectSharing(sharer.page)
  }
)

test(
  'the keyboard reaches everything in the helper window: bigger text, another screen, stop, hide, show',
  rehearsed(),
  async ({ sharer, viewer }) => {
    await shareWithAnna({ sharer, viewer })
    const panel = await panelOf(sharer)
    const { keyboard } = panel
    const order = []
    for (let step = 0; step < 4; step++) {
      await keyboard.press('Tab')
      order.push(
        await panel.evaluate(() => document.activeElement?.textContent)
      )
    }
    expect(order).toEqual(['A+', wholeScreen, 'Stop sharing', 'Hide my screen'])

    await keyboard.press('Enter')
    await expect(panel.getByText('Your screen is hidden')).toBeVisible()
    // While the screen is hidden, the only offer is “Show my screen”.
    await expect(panel.getByRole('button', { name: wholeScreen })).toHaveCount(
      0
    )
    await lookFirst(panel)
    await keyboard.press('Enter')
    await expectTheSharedScreen(viewer.page)

    await panel.getByRole('button', { name: wholeScreen }).focus()
    await keyboard.press('Enter')
    await openMore(sharer.page)
    await expect(
      sharer.page.getByText('You’re sharing one browser tab')
    ).toBeVisible()
    await expectTheSharedScreen(viewer.page)

    await panel.getByRole('button', { name: 'Bigger text' }).focus()
    const size = () =>
      panel.evaluate(() => getComputedStyle(document.documentElement).fontSize)
    const sizes = []
    for (let step = 0; step < 4; step++) {
      await keyboard.press('Enter')
      sizes.push(await size())
    }
    expect(sizes).toEqual(['20.8px', '25.6px', '32px', '16px'])

    await panel.getByRole('button', { name: 'Stop sharing' }).focus()
    const closed = panel.waitForEvent('close')
    // The window closes before the key is released, so `press` may fail.
    await keyboard.press('Enter').catch(() => {})
    await closed
    await expect(
      sharer.page.getByText(
        'You’ve stopped sharing. Nobody can see your screen now.'
      )
    ).toBeVisible()
  }
)

test(
  'when the helper window is closed during a drawing, the page shows its content, and one button opens the window again',
  rehearsed(),
  async ({ sharer, viewer }) => {
    await shareWithAnna({ sharer, viewer })
    const panel = await panelOf(sharer)
    const stroke = (x: number) =>
      say(viewer, {
        type: 'stroke',
        id: 1,
        frame: capturedTab,
        points: [{ x, y: 0.5 }],
      })
    await stroke(0.2)
    await expectDrawn(viewer, 1)
    await panel.evaluate(() => window.close())
    await stroke(0.3)
    await expect(
      sharer.page.getByRole('img', { name: 'Close-up of the spot' })
    ).toBeVisible()
    await expectSharing(sharer.page)
    await expectAccessible(sharer.page)

    await pressInMore(sharer.page, 'Open the helper window')
    const again = await panelOf(sharer)
    await pointAt(viewer, { x: 640, y: 144 }, { id: 2 })
    await expectDrawn(viewer, 2)
    await expect(
      again.getByRole('img', { name: 'Close-up of the spot' })
    ).toBeVisible()
    await expect(
      sharer.page.getByRole('img', { name: 'Close-up of the spot' })
    ).toHaveCount(0)

    const closed = again.waitForEvent('close')
    await viewer.page.close()
    await sharer.page.getByRole('button', { name: 'Stop sharing' }).click()
    await closed
  }
)

test(
  'a browser that requires a click for the helper window (a stub) shows one large button',
  rehearsed(),
  async ({ sharer, viewer }) => {
    await sharer.page.addInitScript(() => {
      const real = window.documentPictureInPicture!
      const requestWindow = real.requestWindow.bind(real)
      let isFirst = true
      real.requestWindow = async (size) => {
        if (!isFirst) return requestWindow(size)
        isFirst = false
        throw new DOMException('no click', 'NotAllowedError')
      }
    })
    await shareWithAnna({ sharer, viewer })
    await pressInMore(sharer.page, 'Open the helper window')
    await panelOf(sharer)
  }
)

test(
  'a browser without such windows (a stub) shows the content on the page, and signals in the title',
  rehearsed(),
  async ({ sharer, viewer }) => {
    await withoutHelperWindow(sharer.page)
    await shareWithAnna({ sharer, viewer })
    const title = await sharer.page.title()
    await expect(
      sharer.page.getByText('Anna, the same helper as before, can')
    ).toBeVisible()
    await pointAt(viewer, { x: 1200, y: 700 }, {
      type: 'step',
      number: 1,
    } as object)
    await expectDrawn(viewer, 1)
    await expect(sharer.page.getByText('bottom right')).toBeVisible()
    await expect
      .poll(() => sharer.page.title())
      .toBe('● Anna is pointing at something')
    await expectAccessible(sharer.page)

    await say(viewer, { type: 'clear' })
    await expect.poll(() => sharer.page.title()).toBe(title)
  }
)

for (const [language, dir, title, bigger] of [
  ['ar', 'rtl', 'إرشادات من يساعدك', 'نص أكبر'],
  ['de', 'ltr', 'Hinweise für Sie', 'Größere Schrift'],
] as const) {
  test(
    `the helper window uses ${language}, and is accessible`,
    rehearsed(),
    async ({ sharer, viewer }) => {
      await shareWithAnna({ sharer, viewer }, `?lang=${language}`)
      const panel = await panelOf(sharer, title)
      await expect(panel.locator('html')).toHaveAttribute('lang', language)
      await expect(panel.locator('html')).toHaveAttribute('dir', dir)
      await pointAt(viewer, { x: 640, y: 144 })
      await expectDrawn(viewer, 1)
      await expectAccessible(panel)
      await panel.getByRole('button', { name: bigger }).click()
      await expectAccessible(panel)
      // 1280 px at 400 % (WCAG 1.4.10).
      await panel.setViewportSize({ width: 320, height: 480 })
      const overflow = () =>
        panel.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth
        )
      expect(await overflow()).toBeLessThanOrEqual(0)
    }
  )
}
