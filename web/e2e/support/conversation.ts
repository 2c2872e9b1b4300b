import type { Page } from '@playwright/test'

import { button, share } from './flows'
import { test as base } from './participants'

/** In these tests, the helper has opened the conversation during a share. */
export const test = base.extend<{ parent: Page; helper: Page }>({
  parent: async ({ sharer }, use) => use(sharer.page),
  helper: async ({ sharer, viewer }, use) => {
    await share(sharer.page, viewer.page)
    await button(viewer.page, 'Message').click()
    await use(viewer.page)
  },
})

export const talk = (page: Page) =>
  page.getByRole('region', { name: 'Messages' })
export const field = (page: Page) =>
  page.getByRole('textbox', { name: 'Your message' })

export async function write(page: Page, text: string, press = 'Send') {
  await field(page).fill(text)
  await button(page, press).click()
}
