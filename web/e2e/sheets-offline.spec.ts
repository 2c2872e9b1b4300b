import type { Page } from '@playwright/test'

import { expectAccessible } from './support/axe'
import { changeableWeb, type ChangeableWeb } from './support/changeableWeb'
import { button, mainHeading, outage } from './support/flows'
import { expect, test as base } from './support/participants'
import { rehearsed } from './support/rehearsed'
import { keptFiles, registrations } from './support/serviceWorker'
import { paperOf, seedSheets } from './support/sheets'

const test = base.extend<{ web: ChangeableWeb }>({
  web: async ({}, use) => {
    const web = await changeableWeb()
    await use(web)
    await web.cut()
  },
})

const photos = { id: '00000000000000aa', title: 'Photos', helperName: 'Anna' }
const letters = { id: '00000000000000bb', title: 'Letters', helperName: null }

/**
 * Opens the page “My sheets”, and waits until the browser has stored the page
 * for offline use.
 */
async function visitSheets(page: Page): Promise<void> {
  await page.goto('/sheets')
  await expect(page.getByText('There are no sheets yet.')).toBeVisible()
  expect(await registrations(page)).toEqual([])
  await seedSheets(page, [photos, letters])
  await page.reload()
  await expect(page.getByRole('link', { name: /Photos/ })).toBeVisible()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  expect(await keptFiles(page)).toContain('/sheets')
}

/**
 * @returns the query of the URL with which the page has registered its service
 *   worker
 */
const searchOfWorker = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    return active && new URL(active.scriptURL).search
  })

const backgroundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor)

test(
  '“My sheets” can be opened and reloaded, and sheets deleted, offline and when the site does not answer',
  rehearsed(),
  async ({ web, launch, allowConsole }) => {
    const { page: first, context } = await launch({ args: [web.arg] })
    await visitSheets(first)
    await first.close()

    await web.cut()
    const page = await context.newPage()
    await page.goto('/sheets?lang=en')
    await page.getByRole('link', { name: /Letters/ }).click()
    await button(page, 'Delete this sheet').click()
    await expect(page.getByText('“Letters” has been deleted.')).toBeVisible()
    await page.close()

    await context.setOffline(true)
    const next = await context.newPage()
    await next.emulateMedia({ colorScheme: 'dark' })
    await next.goto('/sheets')
    expect(await backgroundOf(next)).toBe('rgb(26, 20, 16)')
    await expect(next.getByRole('link')).toHaveCount(4)
    await next.getByRole('link', { name: /Photos/ }).click()
    await expect(paperOf(next).getByText('Click here')).toBeVisible()
    await next.reload()
    await expect(mainHeading(next)).toHaveText('Photos')
    await expect(paperOf(next).getByText('Click here')).toBeVisible()
    await expectAccessible(next)
    await expect(next.getByRole('combobox', { name: 'Language' })).toBeVisible()

    await button(next, 'Delete this sheet').click()
    await expect(next.getByText('“Photos” has been deleted.')).toBeVisible()
    await next.reload()
    await expect(next.getByText('There are no sheets yet.')).toBeVisible()

    // Only the page “My sheets” is stored for offline use. Prefetching other
    // pages fails.
    allowConsole(outage)
    await next.goto('/receive')
    await expect(mainHeading(next)).toHaveText(
      'You’re not connected to the internet'
    )
    await expect(next.getByRole('link')).toHaveCount(0)
  }
)

test(
  'offline, “My sheets” uses the browser’s language, and the home page and the offline page lead there',
  rehearsed(),
  async ({ web, launch, allowConsole }) => {
    const { page, context } = await launch({ args: [web.arg] })
    await visitSheets(page)
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de')
    await expect.poll(() => searchOfWorker(page)).toBe('?sheets=de')
    await page.goto('/')
    await expect(
      page.getByRole('link', { name: 'Meine Blätter' })
    ).toBeVisible()

    // Prefetching other pages fails without a network.
    allowConsole(outage)
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Meine Blätter' }).click()
    await expect(mainHeading(page)).toHaveText('Meine Blätter')
    await page.getByRole('link', { name: /Photos/ }).click()
    await expect(button(page, 'Drucken')).toBeVisible()

    await page.goto('/receive')
    await expect(mainHeading(page)).toHaveText(
      'Sie sind nicht mit dem Internet verbunden'
    )
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Meine Blätter' }).click()
    await expect(mainHeading(page)).toHaveText('Meine Blätter')
  }
)
