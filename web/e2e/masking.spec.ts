import type { Page } from '@playwright/test'

import { expectAccessible } from './support/axe'
import {
  button,
  expectSharing,
  share,
  showScreen,
  status,
} from './support/flows'
import { expect, type Participant, test } from './support/participants'
import { expectTheFourColours } from './support/picture'
import { rehearsed } from './support/rehearsed'
import { quarters } from './support/source'
import { openMore, pressInMore } from './support/stage'

const grey = [0x48, 0x48, 0x48]
const covered = { ...quarters, topLeft: grey }

const stageOf = (sharer: Page) =>
  sharer.getByRole('group', { name: 'Picture of your screen' })

const boxOf = (sharer: Page, number: number) => button(sharer, `Box ${number}`)

const sourceOf = ({ context, page }: Participant) =>
  context.pages().find((each) => each !== page && each.url() === 'about:blank')!

async function startCovering(sharer: Page, name = 'Cover something') {
  await pressInMore(sharer, name)
  await expect(stageOf(sharer)).toBeVisible()
}

/** The upper left quarter of the captured tab is red. */
async function coverTheRedQuarter(sharer: Page) {
  await stageOf(sharer).scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await stageOf(sharer).boundingBox())!
  await sharer.mouse.move(x + 2, y + 2)
  await sharer.mouse.down()
  await sharer.mouse.move(x + width * 0.3, y + height * 0.2, { steps: 4 })
  await sharer.mouse.move(x + width * 0.44, y + height * 0.44, { steps: 4 })
  await sharer.mouse.up()
  await expect(boxOf(sharer, 1)).toBeVisible()
}

/**
 * Confirms repeatedly, because a tab may reach its new size in several steps,
 * and the page asks after each step.
 */
async function showTheRest(sharer: Page) {
  const show = button(sharer, 'Show the rest of my screen')
  await expect(async () => {
    if (await show.isVisible()) await show.click()
    await expect(status(sharer, 'Part of your screen is covered.')).toBeVisible(
      { timeout: 2_000 }
    )
  }).toPass()
}

/** Watches whether any later frame contains red in the covered part. */
async function watchForRed(viewer: Page): Promise<() => Promise<boolean>> {
  await viewer.evaluate(() => {
    const seen = { red: false }
    Object.assign(window, { seen })
    const drawing = new OffscreenCanvas(1, 1).getContext('2d', {
      willReadFrequently: true,
    })!
    const look = () => {
      requestAnimationFrame(look)
      const video =
        document.querySelector<HTMLVideoElement>('video[aria-label]')
      if (!video || video.videoWidth < 2) return
      const { videoWidth: width, videoHeight: height } = video
      drawing.drawImage(video, width * 0.2, height * 0.2, 1, 1, 0, 0, 1, 1)
      const [red = 0, green = 0] = drawing.getImageData(0, 0, 1, 1).data
      if (red > 150 && green < 100) seen.red = true
    }
    look()
  })
  return () =>
    viewer.evaluate(() => (Reflect.get(window, 'seen') as { red: boolean }).red)
}

test('the helper never sees a covered part until the sharer uncovers it', async ({
  sharer: { page: sharer },
  viewer: { page: viewer },
}) => {
  await share(sharer, viewer)
  await startCovering(sharer)
  await expect(status(sharer, 'Your screen is hidden')).toBeVisible()
  await expect(viewer.getByText(/hidden/i).first()).toBeVisible()
  await coverTheRedQuarter(sharer)
  await expectAccessible(sharer)
  const hasSeenRed = await watchForRed(viewer)
  await button(sharer, 'Show the rest of my screen').click()
  await expectSharing(sharer)
  await expect(status(sharer, 'Part of your screen is covered.')).toBeVisible()
  await expectTheFourColours(viewer, covered)
  expect(await hasSeenRed()).toBe(false)

  await startCovering(sharer, 'Change what is covered')
  await button(sharer, 'Remove box 1').click()
  await showScreen(sharer)
  await expectTheFourColours(viewer)
  await expect.poll(hasSeenRed).toBe(true)
  await openMore(sharer)
  await expect(button(sharer, 'Cover something')).toBeVisible()
})

test(
  'a covered tab is hidden at once when its size changes, and the sharer is asked again',
  rehearsed(),
  async ({ sharer, viewer: { page: viewer } }) => {
    const { page } = sharer
    await share(page, viewer)
    await startCovering(page)
    await coverTheRedQuarter(page)
    await button(page, 'Show the rest of my screen').click()
    await expectTheFourColours(viewer, covered)
    const hasSeenRed = await watchForRed(viewer)

    for (const size of [
      { width: 1600, height: 500 },
      { width: 700, height: 900 },
    ]) {
      await sourceOf(sharer).setViewportSize(size)
      await expect(status(page, 'changed its size')).toBeVisible()
      await expect(viewer.getByText(/hidden/i).first()).toBeVisible()
      await expect
        .poll(async () => {
          const stage = (await stageOf(page).boundingBox())!
          return stage.width / stage.height
        })
        .toBeCloseTo(size.width / size.height, 1)
      await showTheRest(page)
      await expectTheFourColours(viewer, covered)
    }
    expect(await hasSeenRed()).toBe(false)
  }
)

test(
  'boxes can be placed, moved, resized and removed with the keyboard',
  rehearsed(),
  async ({ sharer: { page: sharer }, viewer: { page: viewer } }) => {
    await share(sharer, viewer)
    await startCovering(sharer)
    await expect(
      sharer.getByRole('heading', { name: 'What should be covered?' })
    ).toBeFocused()
    await button(sharer, 'Add a box').focus()
    await sharer.keyboard.press('Enter')
    const box = boxOf(sharer, 1)
    const middle = (await box.boundingBox())!
    await box.focus()
    for (let count = 0; count < 5; count++) {
      await sharer.keyboard.press('ArrowLeft')
    }
    await sharer.keyboard.press('Shift+ArrowDown')
    const moved = (await box.boundingBox())!
    expect(moved.x).toBeLessThan(middle.x - 5)
    expect(moved.height).toBeGreaterThan(middle.height)
    expect(moved.width).toBeCloseTo(middle.width, 0)
    await sharer.keyboard.press('Delete')
    await expect(box).toHaveCount(0)
  }
)
