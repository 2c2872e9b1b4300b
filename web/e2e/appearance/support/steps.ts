import { expect, type Page } from '@playwright/test'

import { picker } from '../../support/chromium'
import { helperWindowOpens, status } from '../../support/flows'
import type { Participant } from '../../support/participants'
import { expectTheFourColours } from '../../support/picture'

import type { People } from './people'

export const button = (page: Page, name: string) =>
  page.getByRole('button', { name })

export const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

export const expectStatus = (page: Page, text: string) =>
  expect(status(page, text)).toBeVisible()

/** Waits for the advice, which appears last while the other side is silent. */
export const advice = ({ words }: People, page: Page) =>
  expect(page.getByText(words.path.whatToDo)).toBeVisible()

export const openMore = ({ words }: People, page: Page) =>
  button(page, words.sharing.more).click()

export const pressShare = ({ words }: People, page: Page) =>
  button(page, words.sharing.action).click()

/** Simulates an open picker, because a headless browser has none. */
export const keepPickerOpen = (page: Page) =>
  page.addInitScript(() => {
    navigator.mediaDevices.getDisplayMedia = () => new Promise(() => {})
  })

/** @returns the link of an invitation, once it is shown */
export async function invitation(
  { words }: People,
  page: Page,
  path: string
): Promise<string> {
  await page.goto(path)
  const field = page.getByRole('textbox', { name: words.inviting.linkLabel })
  await expect(field).toHaveValue(/^http/)
  if (path === '/receive') {
    // Waits for the button that appears last: it offers a permanent link, or
    // replaces one.
    const { keepLink, newLink } = words.keeping
    await expect(button(page, keepLink).or(button(page, newLink))).toBeVisible()
  }
  return field.inputValue()
}

/** The viewer has sent the link, and the sharer shows the painted tab. */
export async function sharing(
  people: People,
  args: string[] = [],
  somebody?: Participant
) {
  const viewer = somebody ?? (await people.person())
  const sharer = await people.personWithTab([picker.choosesTheTab, ...args])
  await sharer.page.goto(await invitation(people, viewer.page, '/receive'))
  await pressShare(people, sharer.page)
  await expectTheFourColours(viewer.page)
  await expectStatus(sharer.page, people.words.sharing.sharing)
  await helperWindowOpens(sharer)
  // Waits for the button that appears last.
  await expect(button(sharer.page, people.words.sharing.more)).toBeVisible()
  return { sharer, viewer }
}

export const word = (page: Page, text: string) =>
  expect(page.getByText(text)).toBeVisible()

export async function watching(people: People) {
  const both = await sharing(people)
  const video = both.viewer.page.locator('video')
  // The captured tab is as wide as the window.
  await expect
    .poll(() => video.evaluate(widthOf), { timeout: 60_000 })
    .toBeGreaterThanOrEqual(1280)
  return both
}

const widthOf = (element: Element) =>
  element instanceof HTMLVideoElement ? element.videoWidth : 0
