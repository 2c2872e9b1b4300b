import type { Page } from '@playwright/test'

import { toolKeys } from 'src/features/stage/model/toolKeys'

import {
  expectSharing,
  lookFirst,
  outcomeHeading,
  status,
} from './support/flows'
import { expect, test } from './support/participants'
import { expectTheSharedScreen } from './support/picture'
import { rehearsed } from './support/rehearsed'
import { stageOf, watch } from './support/stage'

/** Uses only Tab and Enter, no pointer and no script. */
async function reachAndPress(page: Page, name: string | RegExp): Promise<void> {
  const wanted = page
    .getByRole('button', { name })
    .or(page.getByRole('link', { name }))
  await expect(wanted).toBeVisible()
  for (let steps = 0; steps < 60; steps += 1) {
    if (await wanted.evaluate((element) => element.matches(':focus'))) break
    await page.keyboard.press('Tab')
  }
  await expect(wanted).toBeFocused()
  await expectVisibleFocus(page)
  await page.keyboard.press('Enter')
}

/** WCAG 2.2, 2.4.7 and 2.4.11: the focus is visible, and nothing covers it. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const focus = await page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement)) return null
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const { left, top, width, height } = element.getBoundingClientRect()
    const middle = document.elementFromPoint(left + width / 2, top + height / 2)
    return {
      isOutlined: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
      isOnTop: middle !== null && element.contains(middle),
    }
  })
  expect(focus).toEqual({ isOutlined: true, isOnTop: true })
}

test('a share works without a pointer from the home page to its end, on both sides', async ({
  sharer,
  viewer,
}) => {
  await viewer.page.goto('/')
  await reachAndPress(viewer.page, 'Help someone')
  const field = viewer.page.getByRole('textbox', { name: 'Link to send' })
  await expect(field).toHaveValue(/^http/)

  await sharer.page.goto(await field.inputValue())
  await reachAndPress(sharer.page, 'Share my screen')
  await expectSharing(sharer.page)
  await expectTheSharedScreen(viewer.page)
  // The pressed button is gone. The notice gets the focus, so screen readers
  // read it.
  await expect(status(sharer.page, 'You are sharing your screen')).toBeFocused()
  await expect(status(viewer.page, 'They’ve joined')).toBeAttached()

  await reachAndPress(sharer.page, 'Hide my screen')
  await expect(
    status(viewer.page, 'They have hidden their screen')
  ).toBeVisible()
  await lookFirst(sharer.page)
  await reachAndPress(sharer.page, 'Show my screen')
  await reachAndPress(viewer.page, 'Zoom in')
  await reachAndPress(sharer.page, 'Stop sharing')

  // The heading gets the focus, so screen readers read it.
  await expect(
    outcomeHeading(viewer.page, 'The sharer stopped sharing their screen')
  ).toBeFocused()
  await expect(
    status(sharer.page, 'Nobody can see your screen now')
  ).toBeFocused()
  await reachAndPress(sharer.page, 'Share my screen')
  await expectTheSharedScreen(viewer.page)
  await reachAndPress(viewer.page, 'Leave')
  await expect(outcomeHeading(sharer.page, 'The viewer left')).toBeFocused()
})

test(
  'every tool has a key, and an overview lists them',
  rehearsed(),
  async ({ sharer, viewer }) => {
    const page = await watch(viewer, sharer)
    await stageOf(page).focus()
    await page.keyboard.press('?')
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    const { showKeys, ...tools } = toolKeys
    const keys = [...Object.values(tools), '+', '−', '0', '1', showKeys]
    await expect(sheet.locator('kbd')).toHaveText(keys)
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(stageOf(page)).toBeFocused()

    await page.keyboard.press('d')
    await expect(page.getByRole('radio', { name: 'Draw' })).toBeChecked()
    await page.keyboard.press('w')
    await expect(page.getByRole('region', { name: 'Messages' })).toBeVisible()
    const field = page.getByRole('textbox', { name: 'Your message' })
    await field.fill('Press n, please')
    await field.press('n')
    await expect(page.getByRole('radio', { name: 'Draw' })).toBeChecked()
    await stageOf(page).focus()
    await page.keyboard.press('n')
    await expect(page.getByRole('radio', { name: 'Number' })).toBeChecked()
  }
)
