import { expect, type Page } from '@playwright/test'

import { expectTheFourColours } from '../../support/picture'

import type { People } from './people'

export const button = (page: Page, name: string) =>
  page.getByRole('button', { name })

export const expectStatus = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()

export const pressShare = ({ words }: People, page: Page) =>
  button(page, words.sharing.action).click()

/** The picker opens and stays open: a headless browser has none. */
export const keepPickerOpen = (page: Page) =>
  page.addInitScript(() => {
    navigator.mediaDevices.getDisplayMedia = () => new Promise(() => {})
  })

/** @returns the link on an invitation, once it is there */
export async function invitation(
  { words }: People,
  page: Page,
  path: string
): Promise<string> {
  await page.goto(path)
  const field = page.getByRole('textbox', { name: words.inviting.linkLabel })
  await expect(field).toHaveValue(/^http/)
  return field.inputValue()
}

/** The viewer has sent the link, and the sharer shows the painted tab. */
export async function sharing(people: People) {
  const viewer = await people.person()
  const sharer = await people.personWithTab()
  await sharer.page.goto(await invitation(people, viewer.page, '/receive'))
  await pressShare(people, sharer.page)
  await expectTheFourColours(viewer.page)
  await expectFullSize(viewer.page)
  await expectStatus(sharer.page, people.words.sharing.sharing)
  return { sharer, viewer }
}

/** The first frames are small; the tab that is captured is as wide as the window. */
const expectFullSize = (page: Page) =>
  expect
    .poll(() => page.locator('video').evaluate(widthOf), { timeout: 60_000 })
    .toBeGreaterThanOrEqual(1280)

const widthOf = (element: Element) =>
  element instanceof HTMLVideoElement ? element.videoWidth : 0
