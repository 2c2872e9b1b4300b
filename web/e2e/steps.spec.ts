import type { Page } from '@playwright/test'

import { expectAccessible } from './support/axe'
import { expectSharing, pressShare, showScreen } from './support/flows'
import { capturedTab, panelOf, say, shareWithAnna } from './support/panel'
import { expect, type Participant, test } from './support/participants'
import { expectTheSharedScreen } from './support/picture'
import { rehearsed } from './support/rehearsed'
import { chooseTool, shownPicture } from './support/stage'
import { setStep, setStepInWords, stepsPanel } from './support/steps'

/** Waits until the received video has as many pixels as the captured tab. */
const fullSize = (page: Page) =>
  expect
    .poll(async () => (await shownPicture(page)).width, { timeout: 60_000 })
    .toBe(capturedTab.width)

async function guided(
  { sharer, viewer }: { sharer: Participant; viewer: Participant },
  query = '',
  title?: string
) {
  await shareWithAnna({ sharer, viewer }, query)
  const panel = await panelOf(sharer, title)
  await fullSize(viewer.page)
  await chooseTool(viewer.page, 'Number')
  return { panel, helper: viewer.page, parent: sharer.page }
}

test(
  'the helper sets steps with mouse and keyboard, and the sharer follows them in the helper window, in any order',
  rehearsed(),
  async ({ sharer, viewer }) => {
    const { panel, helper } = await guided({ sharer, viewer })
    await setStep(helper, { x: 640, y: 144 }, 'Double-click here')
    await expect(panel.getByText('Step 1 of 1')).toBeVisible()
    await expect(panel.getByText('Double-click here')).toBeVisible()
    const picture = panel.getByRole('img', { name: /^Picture of the place/ })
    await expect(picture).toBeVisible()

    await setStepInWords(
      helper,
      { x: 200, y: 600 },
      'Type your name \u202ehere'
    )
    await setStep(helper, { x: 900, y: 600 }, 'Press Enter')
    await expect(panel.getByText('Step 1 of 3')).toBeVisible()
    const list = stepsPanel(helper)
    await expect(list.getByText('They’re here now')).toHaveCount(1)

    // With the keyboard, the helper moves the last step to the top, and removes
    // another step.
    const up = list.getByRole('button', { name: 'Move step 3 up' })
    await up.focus()
    await helper.keyboard.press('Enter')
    await expect(
      list.getByRole('button', { name: 'Move step 2 up' })
    ).toBeFocused()
    await helper.keyboard.press('Enter')
    await expect(
      list.getByRole('button', { name: 'Press Enter' }).first()
    ).toBeVisible()
    await expect(panel.getByText('Step 2 of 3')).toBeVisible()

    await panel.getByRole('button', { name: 'Step before' }).click()
    await expect(panel.getByText('Press Enter', { exact: true })).toBeVisible()
    await panel.getByRole('button', { name: 'Next step' }).click()
    await panel.getByRole('button', { name: 'I can’t find it' }).click()
    await expect(panel.getByText('We’ve told your helper')).toBeVisible()
    await expect(list.getByText('They can’t find it')).toBeVisible()
    await panel.getByRole('button', { name: 'Done' }).click()
    await expect(panel.getByText('Type your name here')).toBeVisible()
    await expect(list.getByText('They can’t find it')).toHaveCount(0)
    await expectAccessible(panel)
    await expectAccessible(helper)

    await panel.getByRole('button', { name: 'Done' }).click()
    await expect(panel.getByText('That was the last step')).toBeVisible()
    await list.getByRole('button', { name: 'Show them this step' }).click()
    await expect(panel.getByText('Press Enter', { exact: true })).toBeVisible()
    await list.getByRole('button', { name: 'Remove step 1' }).click()
    await expect(
      list.getByRole('button', { name: 'Put it back' })
    ).toBeFocused()
    await helper.keyboard.press('Enter')
    await expect(list.getByRole('listitem')).toHaveCount(3)
    await expectSharing(sharer.page)
  }
)

test(
  'steps continue without the helper window, after reloads of both pages, and without a picture while the screen is hidden',
  rehearsed(),
  async ({ sharer, viewer }) => {
    const { panel, helper, parent } = await guided({ sharer, viewer })
    await setStep(helper, { x: 640, y: 144 }, 'Click here')
    await panel.evaluate(() => window.close())
    await setStep(helper, { x: 200, y: 600 }, 'Press Enter')
    await parent.getByRole('button', { name: 'Next step' }).click()
    await expect(parent.getByText('Step 2 of 2')).toBeVisible()
    await expect(
      parent.getByRole('img', { name: /^Picture of the place/ })
    ).toBeVisible()

    await parent.getByRole('button', { name: 'Hide my screen' }).click()
    const place = { frame: capturedTab, point: { x: 0.1, y: 0.1 } }
    // Only a helper's page that ignores that the screen is hidden would send
    // this.
    await say(viewer, {
      ...{ type: 'step-set', id: 7, ...place, words: null, isLive: true },
    })
    await say(viewer, { type: 'step-show', id: 7 })
    await expect(
      parent.getByText('There’s no picture of this step.')
    ).toBeVisible()
    await showScreen(parent)
    await say(viewer, { type: 'step-show', id: 999 })

    await helper.reload()
    await expectTheSharedScreen(helper)
    await helper.getByRole('button', { name: /^Steps/ }).click()
    await expect(stepsPanel(helper).getByRole('listitem')).toHaveCount(2)
    await parent.reload()
    await pressShare(parent)
    await expectTheSharedScreen(helper)
    const again = await panelOf(sharer)
    await expect(again.getByText(/^Step \d of 2$/)).toBeVisible()
    await expect(
      again.getByText('There’s no picture of this step.')
    ).toBeVisible()
  }
)

test(
  'hostile steps are shown as text within their limits, and do not end the share',
  rehearsed(),
  async ({ sharer, viewer }) => {
    const { panel } = await guided({ sharer, viewer })
    const text = '<img src=x onerror="document.title=1">\u202e' + 'W'.repeat(90)
    const flood = Array.from({ length: 40 }, (_, id) => ({
      ...{
        type: 'step-set',
        id,
        frame: capturedTab,
        point: { x: 0.5, y: 0.5 },
      },
      ...{ words: { text }, isLive: id < 2 },
    }))
    await say(viewer, ...flood)
    await say(
      viewer,
      { type: 'step-order', ids: Array(99).fill(1) },
      { type: 'step-set', id: -1 },
      { type: 'step-show', id: 12 }
    )
    await expect(panel.getByText('Step 13 of 24')).toBeVisible()
    await expect(panel.getByText('<img src=x')).toBeVisible()
    await panel.setViewportSize({ width: 320, height: 480 })
    const overflow = () =>
      panel.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth
      )
    expect(await overflow()).toBeLessThanOrEqual(0)
    await expectSharing(sharer.page)
  }
)
