import type { Locator, Page } from '@playwright/test'

import { button, share } from './flows'
import { expect, type Participant } from './participants'

const sourceWidth = 1280

/** Waits for the picture in full size. @returns the viewer's page */
export async function watch(
  viewer: Participant,
  sharer: Participant
): Promise<Page> {
  await share(sharer.page, viewer.page)
  // Waits for the elements that appear last, because they make the video a
  // little smaller. On a phone they are attached, but not visible.
  await expect(viewer.page.getByText('(details)')).toBeAttached()
  await expect(viewer.page.getByRole('radio', { name: 'Point' })).toBeChecked()
  // Waits for frames in full size: the first frames are smaller than the
  // source, and a slow machine needs long.
  await expect
    .poll(async () => (await shownPicture(viewer.page)).width, {
      timeout: 60_000,
    })
    .toBe(sourceWidth)
  return viewer.page
}

export const chooseTool = (
  page: Page,
  name: 'Point' | 'Draw' | 'Number' | 'Move'
): Promise<void> => page.getByRole('radio', { name }).check()

/**
 * Opens the list of further buttons. Retries, because the page ignores a second
 * press within half a second.
 */
export async function openMore(page: Page): Promise<void> {
  const more = button(page, 'More')
  await expect(async () => {
    const isOpen = () => more.getAttribute('aria-expanded')
    if ((await isOpen()) === 'false') await more.click()
    expect(await isOpen()).toBe('true')
  }).toPass()
}

/**
 * Presses a button in the list “More”, and closes the list, which would cover
 * the viewer's picture.
 */
export async function pressInMore(page: Page, name: string): Promise<void> {
  await openMore(page)
  await button(page, name).click()
  await page.keyboard.press('Escape')
}

export const stageOf = (page: Page): Locator =>
  page.getByRole('group', { name: 'Zoom and move the picture' })

/**
 * The position of the whole picture, including the parts out of view, and the
 * size of the source.
 */
export const shownPicture = (page: Page) =>
  page
    .getByLabel('Shared screen', { exact: true })
    .evaluate((video: HTMLVideoElement) => {
      const { left, top, right, bottom } = video.getBoundingClientRect()
      const { videoWidth: width, videoHeight: height } = video
      const scale = (right - left) / width
      return { x: left, y: top, right, bottom, width, height, scale }
    })

export async function sourcePointAt(
  page: Page,
  point: { x: number; y: number }
): Promise<{ x: number; y: number }> {
  const { x, y, scale } = await shownPicture(page)
  return { x: (point.x - x) / scale, y: (point.y - y) / scale }
}
