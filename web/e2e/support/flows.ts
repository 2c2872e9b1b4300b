import { expect, type Page } from '@playwright/test'

import type { Participant } from './participants'
import { expectTheSharedScreen } from './picture'

/** An invitation that nobody waits behind. */
export const toSomeone = '/river-apple-tiger-moon'

/** Way A: the viewer starts. @returns the link to send, as the page shows it */
export async function openReceivePage(page: Page): Promise<string> {
  await page.goto('/receive')
  return linkToSend(page)
}

/** Way B: the sharer starts. @returns the link to send */
export async function openBroadcastPage(page: Page): Promise<string> {
  await page.goto('/broadcast')
  return linkToSend(page)
}

/** @returns the link to send, as the page shows it */
export async function linkToSend(page: Page): Promise<string> {
  const field = page.getByRole('textbox', { name: 'Link to send' })
  await expect(field).toHaveValue(/^http/)
  return field.inputValue()
}

export async function pressShare(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share my screen' }).click()
}

/** The viewer sends a link, the sharer opens it and shares. @returns the link */
export async function share(sharer: Page, viewer: Page): Promise<string> {
  const link = await openReceivePage(viewer)
  await sharer.goto(link)
  await pressShare(sharer)
  await expectTheSharedScreen(viewer)
  return link
}

/**
 * Waits for the window above the others, beside the page and what it shares:
 * Chromium may crash a page that goes while its window opens, and tells it nothing.
 */
export const helperWindowOpens = ({ context }: Participant) =>
  expect.poll(() => context.pages().length).toBe(3)

/** What a browser says of a server that is out of reach, also when it looks for a newer worker. */
export const outage =
  /WebSocket connection to .* failed|ERR_|Failed to load resource|error occurred when fetching the script/

export const status = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text })

export async function expectSharing(page: Page): Promise<void> {
  await expect(status(page, 'You are sharing your screen')).toBeVisible()
}

export const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true })

export const mainHeading = (page: Page) =>
  page.getByRole('heading', { level: 1 })

export const outcomeHeading = (page: Page, title: string) =>
  page.getByRole('heading', { level: 1, name: title })

export async function expectOutcome(page: Page, title: string): Promise<void> {
  await expect(outcomeHeading(page, title)).toBeVisible()
}
