import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { button } from './support/flows'
import { expect, type Participant, test } from './support/participants'
import { phone } from './support/phone'
import { expectColour, readPng } from './support/png'
import { rehearsed } from './support/rehearsed'
import { quarters } from './support/source'
import {
  chooseTool,
  openMore,
  pressInMore,
  shownPicture,
  sourcePointAt,
  stageOf,
  watch,
} from './support/stage'

const level = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: /^\d+%$/ })).toHaveText(
    text
  )

/**
 * @param point within the video's visible area, from 0 to 1 of width and height
 */
async function expectSeen(
  page: Page,
  point: [x: number, y: number],
  colour: readonly number[]
): Promise<void> {
  const png = await stageOf(page).screenshot()
  expectColour((await readPng(page, png, [point])).colours[0], colour)
}

test('the wheel zooms around the pointer, and the picture is saved with the colours and the size of the source', async ({
  sharer,
  viewer,
}) => {
  const page = await watch(viewer, sharer)
  // Zooming can keep the point below the pointer in place only if the picture
  // is larger than the visible area.
  await button(page, 'Zoom in').click()
  await button(page, 'Zoom in').click()
  const { scale } = await shownPicture(page)
  const stage = (await stageOf(page).boundingBox())!
  const point = { x: stage.width * 0.2, y: stage.height * 0.3 }
  const before = await sourcePointAt(page, point)

  await page.mouse.move(point.x, point.y)
  for (let turn = 0; turn < 5; turn++) await page.mouse.wheel(0, -120)

  await expect
    .poll(async () => (await shownPicture(page)).scale)
    .toBeGreaterThan(scale * 3)
  const after = await sourcePointAt(page, point)
  expect(Math.abs(after.x - before.x)).toBeLessThan(1)
  expect(Math.abs(after.y - before.y)).toBeLessThan(1)
  await expectSeen(page, [0.3, 0.4], quarters.topLeft)

  await openMore(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Save screenshot').click(),
  ])
  await expect(button(page, 'Screenshot saved')).toBeVisible()
  expect(download.suggestedFilename()).toMatch(
    /^Shared screen \d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d\.png$/
  )

  const png = await readFile(await download.path())
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  const picture = await readPng(page, png, [
    [0.2, 0.2],
    [0.8, 0.2],
    [0.2, 0.8],
    [0.8, 0.8],
  ])
  const { width, height } = await shownPicture(page)
  expect([picture.width, picture.height]).toEqual([width, height])
  Object.values(quarters).forEach((colour, at) =>
    expectColour(picture.colours[at], colour)
  )

  await sharer.page.getByRole('button', { name: 'Hide my screen' }).click()
  await expect(button(page, 'Screenshot saved')).toHaveCount(0)
  await expect(button(page, 'Save screenshot')).toHaveCount(0)
})

test(
  'buttons zoom, fit the picture, show it at 100 % and pan',
  rehearsed(),
  async ({ sharer, viewer }) => {
    const page = await watch(viewer, sharer)
    const whole = await shownPicture(page)

    await pressInMore(page, '100%')
    await level(page, '100%')
    expect((await shownPicture(page)).scale).toBeCloseTo(1, 5)

    await button(page, 'Zoom in').click()
    await level(page, '125%')
    for (let press = 0; press < 12; press++) {
      await button(page, 'Zoom in').click()
    }
    await level(page, '800%')

    await pressInMore(page, '100%')
    for (let press = 0; press < 4; press++) {
      await button(page, 'Zoom in').click()
    }
    for (let press = 0; press < 8; press++) {
      await pressInMore(page, 'Move right')
      await pressInMore(page, 'Move down')
    }
    await expectSeen(page, [0.5, 0.5], quarters.bottomRight)
    const { right, bottom } = await shownPicture(page)
    const stage = (await stageOf(page).boundingBox())!
    expect(right).toBeCloseTo(stage.x + stage.width, 0)
    expect(bottom).toBeCloseTo(stage.y + stage.height, 0)

    await pressInMore(page, 'Fit to window')
    expect(await shownPicture(page)).toEqual(whole)
    await expect(button(page, 'Move right')).toHaveCount(0)
  }
)

test(
  'keys zoom and pan while the picture has the focus',
  rehearsed(),
  async ({ sharer, viewer }) => {
    const page = await watch(viewer, sharer)
    const whole = await shownPicture(page)
    await chooseTool(page, 'Move')
    await stageOf(page).focus()

    await page.keyboard.press('1')
    await level(page, '100%')
    await page.keyboard.press('+')
    await level(page, '125%')
    for (let press = 0; press < 6; press++) await page.keyboard.press('+')
    const zoomed = await shownPicture(page)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowUp')
    const moved = await shownPicture(page)
    expect(moved.x).toBeGreaterThan(zoomed.x)
    expect(moved.y).toBeGreaterThan(zoomed.y)
    await page.keyboard.press('-')
    await page.keyboard.press('0')

    expect(await shownPicture(page)).toEqual(whole)
  }
)

test(
  'dragging pans the picture, but never off the stage',
  rehearsed(),
  async ({ sharer, viewer }) => {
    const page = await watch(viewer, sharer)
    await chooseTool(page, 'Move')
    const stage = (await stageOf(page).boundingBox())!
    const middle = {
      x: stage.x + stage.width / 2,
      y: stage.y + stage.height / 2,
    }
    await page.mouse.dblclick(middle.x, middle.y)
    for (let press = 0; press < 5; press++) {
      await button(page, 'Zoom in').click()
    }
    const before = await shownPicture(page)

    await page.mouse.move(middle.x, middle.y)
    await page.mouse.down()
    await page.mouse.move(middle.x + 60, middle.y + 30)
    const dragged = await shownPicture(page)
    expect(dragged.x - before.x).toBeCloseTo(60, 1)
    expect(dragged.y - before.y).toBeCloseTo(30, 1)

    await page.mouse.move(middle.x + 9_000, middle.y + 9_000, { steps: 4 })
    await page.mouse.up()
    const { x, y } = await shownPicture(page)
    expect(x).toBeCloseTo(stage.x, 1)
    expect(y).toBeCloseTo(stage.y, 1)
    await expectSeen(page, [0.5, 0.5], quarters.topLeft)
  }
)

test(
  'the visible section stays when the window changes',
  rehearsed(),
  async ({ sharer, viewer }) => {
    const page = await watch(viewer, sharer)
    await pressInMore(page, '100%')
    for (let press = 0; press < 4; press++) {
      await button(page, 'Zoom in').click()
    }
    await pressInMore(page, 'Move left')
    const middle = async () => {
      const { x, y, width, height } = (await stageOf(page).boundingBox())!
      return sourcePointAt(page, { x: x + width / 2, y: y + height / 2 })
    }
    const before = await middle()
    await page.setViewportSize({ width: 1100, height: 640 })

    await expect
      .poll(async () => Math.abs((await middle()).x - before.x))
      .toBeLessThan(1)
    expect(Math.abs((await middle()).y - before.y)).toBeLessThan(1)
  }
)

test(
  'two fingers zoom the picture',
  rehearsed(),
  async ({ sharer, launch }) => {
    const viewer = await launch({
      context: { ...phone, deviceScaleFactor: 2 },
    })
    const page = await watch(viewer, sharer)
    const before = await shownPicture(page)
    const stage = (await stageOf(page).boundingBox())!
    const middle = {
      x: stage.x + stage.width / 2,
      y: stage.y + stage.height / 2,
    }
    const device = await viewer.context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove', apart: number) =>
      device.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [-apart, apart].map((by, id) => ({
          id,
          x: middle.x + by,
          y: middle.y,
        })),
      })

    await touch('touchStart', 30)
    for (let apart = 40; apart <= 120; apart += 10) {
      await touch('touchMove', apart)
    }
    await device.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
    })

    const after = await shownPicture(page)
    expect(after.scale / before.scale).toBeGreaterThan(3)
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1)
  }
)

test(
  'on a phone the picture has most of the screen, and further tools open on demand',
  rehearsed(),
  async ({ sharer, launch }) => {
    const viewer = await launch({ context: phone })
    const page = await watch(viewer, sharer)
    const heightOf = async () => (await stageOf(page).boundingBox())!.height
    await expect(page.getByRole('radio', { name: 'Point' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Leave' })).toBeVisible()
    await expect(button(page, 'Zoom in')).toBeHidden()
    expect(await heightOf()).toBeGreaterThan(phone.viewport.height / 2)

    await button(page, 'More').tap()
    await button(page, 'Zoom in').tap()
    await button(page, 'Move right').tap()
    await button(page, 'More').tap()
    await expect(button(page, 'Zoom in')).toBeHidden()
  }
)

test(
  'the picture takes 85 % of the height, with all tools in one row',
  rehearsed(),
  async ({ sharer, launch }) => {
    const size = { width: 1280, height: 800 }
    const { page } = await launch({ context: { viewport: size } })
    await watch({ page } as Participant, sharer)
    await expect(
      page.getByRole('button', { name: 'Ask to see the whole screen' })
    ).toBeVisible()
    const { height } = (await stageOf(page).boundingBox())!
    expect(height / size.height).toBeGreaterThanOrEqual(0.85)

    const middles = await page
      .getByRole('group', { name: 'Picture tools' })
      .locator('button:visible, label:visible, a:visible')
      .evaluateAll((tools) =>
        tools.map((tool) => {
          const { top, bottom } = tool.getBoundingClientRect()
          return Math.round((top + bottom) / 2)
        })
      )
    expect(middles.length).toBeGreaterThanOrEqual(10)
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1)
  }
)

test(
  'the toolbar hides its labels before it becomes two rows',
  rehearsed(),
  async ({ sharer, viewer: { page } }) => {
    const bar = page.getByRole('group', { name: 'Picture tools' })
    const word = (name: string) => bar.getByText(name, { exact: true })
    const isSeen = async (name: string) =>
      ((await word(name).boundingBox())?.width ?? 0) > 1
    await page.setViewportSize({ width: 1280, height: 800 })
    await watch({ page } as Participant, sharer)
    expect(await isSeen('Message')).toBe(true)
    expect(await isSeen('Leave')).toBe(true)

    await page.addStyleTag({ content: 'html { font-size: 170% }' })
    await expect.poll(() => isSeen('Message')).toBe(false)
    await expect(
      page.getByRole('button', { name: 'Message', exact: true })
    ).toBeVisible()
    await page.addStyleTag({ content: 'html { font-size: 100% }' })
    await expect.poll(() => isSeen('Message')).toBe(true)
  }
)
