import type { Page } from '@playwright/test'

import { share } from './flows'
import { test as base } from './participants'

/** A share that goes on, and the helper’s conversation open. */
export const test = base.extend<{ parent: Page; helper: Page }>({
  parent: async ({ sharer }, use) => use(sharer.page),
  helper: async ({ sharer, viewer }, use) => {
    await share(sharer.page, viewer.page)
    await viewer.page.getByRole('button', { name: 'Message' }).click()
    await use(viewer.page)
  },
})

export const talk = (page: Page) =>
  page.getByRole('region', { name: 'Messages' })
export const field = (page: Page) =>
  page.getByRole('textbox', { name: 'Your message' })

export async function write(page: Page, text: string, button = 'Send') {
  await field(page).fill(text)
  await page.getByRole('button', { name: button, exact: true }).click()
}
