import { expect, type Page } from '@playwright/test'

import type { Participant } from './participants'
import { expectTheSharedScreen } from './picture'

/** The path of a link whose owner is offline. */
export const toSomeone = '/river-apple-tiger-moon'

/**
 * The key fingerprint of the link `toSomeone`. Without a fingerprint, the page
 * would first ask whether somebody has phoned.
 */
export const pinOfSomeone = '#k=abcdefghijklmnopqrstuA'

export const linkToSomeone = toSomeone + pinOfSomeone

/** The viewer makes a link. @returns the link to send */
export async function openReceivePage(
  page: Page,
  origin = ''
): Promise<string> {
  await page.goto(`${origin}/receive`)
  return linkToSend(page)
}

/** The sharer makes a link. @returns the link to send */
export async function openBroadcastPage(page: Page): Promise<string> {
  await page.goto('/broadcast')
  return linkToSend(page)
}

export async function linkToSend(page: Page): Promise<string> {
  const field = page.getByRole('textbox', { name: 'Link to send' })
  await expect(field).toHaveValue(/^http/)
  return field.inputValue()
}

/**
 * Answers the page's question who has phoned whom: this person has phoned the
 * helper.
 */
export const answerThatICalled = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'I called them, I know them' }).click()

export async function pressShare(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share my screen' }).click()
}

/**
 * The question of the helper's page about a caller who does not have her link.
 */
export const callerWithoutLink = (viewer: Page) =>
  viewer.getByRole('heading', {
    name: 'Someone wants to show you their screen',
  })

export async function comeToSee(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await button(page, 'See their screen').click()
}

/** The helper accepts a caller who does not have her link. */
export async function admitCaller(viewer: Page): Promise<void> {
  await expect(callerWithoutLink(viewer)).toBeVisible()
  await button(viewer, 'See their screen').click()
}

/**
 * The viewer sends a link, and the sharer opens it and shares.
 *
 * @param origin of the pages, if there are several installations
 * @returns the link
 */
export async function share(
  sharer: Page,
  viewer: Page,
  origin?: string
): Promise<string> {
  const link = await openReceivePage(viewer, origin)
  await sharer.goto(link)
  await pressShare(sharer)
  await expectTheSharedScreen(viewer)
  return link
}

/**
 * Waits for the third page, the helper window, after the product's page and the
 * captured tab. Chromium may crash a page that navigates while it opens another
 * window.
 */
export const helperWindowOpens = ({ context }: Participant) =>
  expect.poll(() => context.pages().length).toBe(3)

/**
 * Console messages about an unreachable server, also those of the browser's
 * search for a newer service worker.
 */
export const outage =
  /WebSocket connection to .* failed|ERR_|Failed to load resource|error occurred when fetching the script/

export const status = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text })

export async function expectSharing(page: Page): Promise<void> {
  await expect(status(page, 'You are sharing your screen')).toBeVisible()
}

export const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true })

/** The page ignores a second press within half a second. */
export const lookFirst = (page: Page): Promise<void> => page.waitForTimeout(600)

export async function showScreen(page: Page): Promise<void> {
  await lookFirst(page)
  await button(page, 'Show my screen').click()
}

export const mainHeading = (page: Page) =>
  page.getByRole('heading', { level: 1 })

export const outcomeHeading = (page: Page, title: string | RegExp) =>
  page.getByRole('heading', { level: 1, name: title })

export async function expectOutcome(
  page: Page,
  title: string | RegExp
): Promise<void> {
  await expect(outcomeHeading(page, title)).toBeVisible()
}

/** Names of buttons and links in the primary colour. */
export const filledNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.background = 'var(--colour-primary)'
    const colour = getComputedStyle(probe).backgroundColor
    probe.remove()
    return Array.from(document.querySelectorAll<HTMLElement>('button, a'))
      .filter((each) => getComputedStyle(each).backgroundColor === colour)
      .map((each) => each.innerText.trim())
  })
