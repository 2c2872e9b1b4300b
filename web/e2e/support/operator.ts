import { expect, type Page, type Request } from '@playwright/test'

/** The passphrase that playwright.config.ts sets. */
export const passphrase = 'a passphrase for tests'

export const passphraseField = (page: Page) =>
  page.getByLabel('Passphrase', { exact: true })

export async function signIn(page: Page, given = passphrase): Promise<void> {
  await passphraseField(page).fill(given)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Waits until the operator's console shows how many pages are connected. */
export async function expectConsole(page: Page): Promise<void> {
  await expect(
    page.getByRole('heading', { level: 1, name: 'Signalling server' })
  ).toBeVisible()
  await expect(pagesConnected(page)).toHaveText(/^\d+$/)
}

/**
 * The cell with the number of pages connected to the first instance of the api.
 */
export const pagesConnected = (page: Page) =>
  page.getByRole('table').getByRole('cell').first()

export async function openConsole(page: Page): Promise<void> {
  await page.goto('/operator')
  await signIn(page)
  await expectConsole(page)
}

export const graphqlPath = '**/.redwood/functions/graphql'

/** A GraphQL subscription is a request that accepts an event stream. */
export const isStream = (request: Request) =>
  request.headers().accept === 'text/event-stream'

/** @returns a function that restores the stream */
export async function breakStream(page: Page): Promise<() => void> {
  let isBroken = true
  await page.route(graphqlPath, (route) =>
    isBroken && isStream(route.request()) ? route.abort() : route.fallback()
  )
  return () => {
    isBroken = false
  }
}
