import type { Page } from '@playwright/test'

import type { AnnotationMessage } from 'src/features/pointing/model/annotationMessage'

import { recordAnnotations, shownTo } from './support/annotations'
import { expectAccessible } from './support/axe'
import { button, showScreen } from './support/flows'
import { expect, test } from './support/participants'
import { phone } from './support/phone'
import { rehearsed } from './support/rehearsed'
import {
  chooseTool,
  pressInMore,
  shownPicture,
  stageOf,
  watch,
} from './support/stage'
import { paintTarget, seenTarget } from './support/target'

test.beforeEach(({ sharer }) => recordAnnotations(sharer.page))

const typesOf = async (page: Page) =>
  (await shownTo(page)).map(({ type }) => type)

async function lastShownTo(page: Page): Promise<AnnotationMessage> {
  const all = await shownTo(page)
  return all[all.length - 1]!
}

const expectNoMarks = (page: Page) =>
  expect(page.locator('[data-mark]')).toHaveCount(0)

async function atShare(page: Page, x: number, y: number) {
  const { x: left, y: top, right, bottom } = await shownPicture(page)
  return { x: left + x * (right - left), y: top + y * (bottom - top) }
}

async function clickAt(page: Page, x: number, y: number): Promise<void> {
  const at = await atShare(page, x, y)
  await page.mouse.click(at.x, at.y)
}

/** A pixel of the captured tab, in its blue quarter. */
const target = { x: 208, y: 508 }

test('an annotation arrives at the exact pixel, at every zoom and after panning', async ({
  sharer,
  viewer,
}) => {
  test.slow()
  await paintTarget(sharer, target)
  const page = await watch(viewer, sharer)
  const zoom = page.getByRole('status').filter({ hasText: /^\d+%$/ })
  await expect
    .poll(async () => {
      const { scale } = await shownPicture(page)
      return `${Math.round(scale * 100)}%` === (await zoom.textContent())
    })
    .toBe(true)
  const stage = (await stageOf(page).boundingBox())!
  const { width, height } = await shownPicture(page)

  const expectExact = async (percent: string) => {
    await expect(zoom).toHaveText(percent)
    await expect.poll(() => seenTarget(page)).not.toBeNull()
    const seen = (await seenTarget(page))!
    const count = (await shownTo(sharer.page)).length
    await page.mouse.click(stage.x + seen.x, stage.y + seen.y)
    await expect
      .poll(async () => (await shownTo(sharer.page)).length)
      .toBe(count + 1)
    const message = await lastShownTo(sharer.page)
    if (message.type !== 'pointer') throw new Error(message.type)
    expect(message.frame).toEqual({ width, height })
    expect(Math.abs(message.point.x * width - target.x)).toBeLessThan(1)
    expect(Math.abs(message.point.y * height - target.y)).toBeLessThan(1)
    await button(page, 'Clear all').click()
    await expectNoMarks(page)
  }

  await expectExact((await zoom.textContent())!)
  await pressInMore(page, '100%')
  await expectExact('100%')
  for (const [turns, percent] of [
    [[-300, -54], '203%'],
    [[-300, -300, -300], '800%'],
  ] as const) {
    const seen = (await seenTarget(page))!
    await page.mouse.move(stage.x + seen.x, stage.y + seen.y)
    for (const turn of turns) await page.mouse.wheel(0, turn)
    await expectExact(percent)
    await pressInMore(page, 'Move left')
    await pressInMore(page, 'Move down')
    await expectExact(percent)
  }
})

test(
  'a pointer can be dragged, and stays where it is released',
  rehearsed(),
  async ({ sharer, viewer }) => {
    const page = await watch(viewer, sharer)
    const [from, to] = [
      await atShare(page, 0.2, 0.3),
      await atShare(page, 0.7, 0.6),
    ]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 50 })
    await page.mouse.up()

    const end = { x: 0.7, y: 0.6 }
    await expect
      .poll(async () => {
        const message = await lastShownTo(sharer.page)
        return message.type === 'pointer'
          ? Math.hypot(message.point.x - end.x, message.point.y - end.y)
          : 9
      })
      .toBeLessThan(0.001)
    const all = await shownTo(sharer.page)
    expect(new Set(all.map((each) => 'id' in each && each.id)).size).toBe(1)
    expect(all[0]).toMatchObject({ type: 'pointer' })
    await expect(page.locator('[data-mark="pointer"]')).toHaveCount(1)
    await expectNoMarks(page)
  }
)

test(
  'lines, numbers, undo and clear arrive as they were drawn',
  rehearsed(),
  async ({ sharer, viewer }) => {
    const page = await watch(viewer, sharer)
    await chooseTool(page, 'Number')
    await clickAt(page, 0.2, 0.2)
    await clickAt(page, 0.8, 0.2)
    await chooseTool(page, 'Draw')
    const line = [await atShare(page, 0.2, 0.7), await atShare(page, 0.5, 0.8)]
    await page.mouse.move(line[0]!.x, line[0]!.y)
    await page.mouse.down()
    await page.mouse.move(line[1]!.x, line[1]!.y, { steps: 30 })
    await page.mouse.up()
    await expect(page.locator('[data-mark]')).toHaveCount(3)

    await expect
      .poll(async () => {
        const strokes = (await shownTo(sharer.page)).flatMap((message) =>
          message.type === 'stroke' ? message.points : []
        )
        const end = strokes[strokes.length - 1]
        return end && Math.hypot(end.x - 0.5, end.y - 0.8)
      })
      .toBeLessThan(0.001)
    const steps = (await shownTo(sharer.page)).filter(
      ({ type }) => type === 'step'
    )
    expect(steps).toMatchObject([{ number: 1 }, { number: 2 }])

    await button(page, 'Undo').click()
    await expect(page.locator('[data-mark="stroke"]')).toHaveCount(0)
    await button(page, 'Clear all').click()
    await expectNoMarks(page)
    await expect.poll(() => typesOf(sharer.page)).toContain('clear')
    expect((await typesOf(sharer.page)).slice(-2)).toEqual(['undo', 'clear'])
  }
)

test(
  'all annotation tools work with the keyboard',
  rehearsed(),
  async ({ sharer, viewer }) => {
    const page = await watch(viewer, sharer)
    const { keyboard } = page
    const cross = page.getByRole('status').filter({ hasText: 'Cross at' })
    await stageOf(page).focus()
    for (let times = 0; times < 15; times++) await keyboard.press('ArrowRight')
    for (let times = 0; times < 15; times++) await keyboard.press('ArrowUp')
    await keyboard.press('Shift+ArrowDown')
    await expect(cross).toHaveText('Cross at the top right')
    await keyboard.press('Enter')
    await expect(page.locator('[data-mark="pointer"]')).toHaveCount(1)
    await expect.poll(() => typesOf(sharer.page)).toEqual(['pointer'])
    const pointer = await lastShownTo(sharer.page)
    if (pointer.type !== 'pointer') throw new Error(pointer.type)
    expect(pointer.point.x).toBeCloseTo(0.8)
    expect(pointer.point.y).toBeCloseTo(0.2025)

    await keyboard.press('Shift+Tab')
    await keyboard.press('Tab')
    await expect(stageOf(page)).toBeFocused()
    await page.getByRole('radio', { name: 'Point' }).focus()
    await keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Draw' })).toBeChecked()
    await stageOf(page).focus()
    await keyboard.press('Enter')
    await keyboard.press('ArrowDown')
    await keyboard.press('ArrowDown')
    await keyboard.press('Escape')
    await expect(page.locator('[data-mark="stroke"]')).toHaveCount(1)
    await keyboard.press('Control+z')
    await expect(page.locator('[data-mark="stroke"]')).toHaveCount(0)

    await keyboard.press('Escape')
    await expect(page.getByRole('radio', { name: 'Move' })).toBeChecked()
    await expect(cross).toHaveCount(0)
    const before = await shownPicture(page)
    await keyboard.press('+')
    await keyboard.press('ArrowRight')
    expect(await shownPicture(page)).not.toEqual(before)
  }
)

test(
  'no annotation is shown while the screen is hidden',
  rehearsed(),
  async ({ sharer, viewer }) => {
    const page = await watch(viewer, sharer)
    await chooseTool(page, 'Draw')
    const [from, to] = [
      await atShare(page, 0.2, 0.3),
      await atShare(page, 0.7, 0.6),
    ]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 5 })
    await button(sharer.page, 'Hide my screen').click()
    await expect(
      page.getByRole('status').filter({ hasText: 'They have hidden' })
    ).toBeVisible()
    const before = (await shownTo(sharer.page)).length
    await page.mouse.move(from.x, from.y, { steps: 5 })
    await page.mouse.up()
    await page.mouse.click(to.x, to.y)
    await expectNoMarks(page)
    await expect(button(page, 'Undo')).toHaveCount(0)

    await showScreen(sharer.page)
    await expect(stageOf(page)).toHaveAttribute('tabindex', '0')
    await page.mouse.click(to.x, to.y)
    await expect(page.locator('[data-mark="stroke"]')).toHaveCount(1)
    await expect
      .poll(async () => (await shownTo(sharer.page)).length)
      .toBe(before + 1)
  }
)

test(
  'one finger points; two fingers pan the picture and draw nothing',
  rehearsed(),
  async ({ sharer, launch }) => {
    const viewer = await launch({
      context: { ...phone, deviceScaleFactor: 2 },
    })
    const page = await watch(viewer, sharer)
    const device = await viewer.context.newCDPSession(page)
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...points: { x: number; y: number }[]
    ) =>
      device.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map((point, id) => ({ id, ...point })),
      })
    const { scale } = await shownPicture(page)
    const middle = await atShare(page, 0.5, 0.5)
    const apart = (by: number) =>
      [-by, by].map((far) => ({ x: middle.x + far, y: middle.y }))

    await touch('touchStart', apart(30)[0]!)
    await touch('touchStart', ...apart(30))
    for (let by = 40; by <= 120; by += 10) {
      await touch('touchMove', ...apart(by))
    }
    await touch('touchEnd')
    await expect
      .poll(async () => (await shownPicture(page)).scale)
      .toBeGreaterThan(scale * 2)
    expect(await shownTo(sharer.page)).toEqual([])

    await touch('touchStart', middle)
    await touch('touchMove', { x: middle.x + 40, y: middle.y })
    await touch('touchEnd')
    await expect.poll(() => typesOf(sharer.page)).toContain('pointer')
    await expect(page.locator('[data-mark="pointer"]')).toHaveCount(1)
  }
)

test(
  'axe finds no problem with the annotation tools',
  rehearsed(),
  async ({ sharer, viewer }) => {
    const page = await watch(viewer, sharer)
    await chooseTool(page, 'Number')
    await clickAt(page, 0.3, 0.3)
    await expect(page.locator('[data-mark="step"]')).toHaveCount(1)
    await stageOf(page).focus()
    await page.keyboard.press('ArrowRight')
    await expectAccessible(page)
  }
)
