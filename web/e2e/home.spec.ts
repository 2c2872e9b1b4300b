import { expect, test } from '@playwright/test'

test('the home page is served and painted', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveTitle(/./)
})

test('the web side hands /.redwood/functions to the api [§9 API path, §9 GraphQL path]', async ({
  baseURL,
}) => {
  const path = '/.redwood/functions/graphql/health'
  const answer = await fetch(new URL(path, baseURL))
  expect(answer.status).toBe(200)
})

test('the home page shows the tagline while its scripts load [§2 home placeholder]', async ({
  page,
}) => {
  const heldBack: string[] = []
  await page.route(
    /\.js$/,
    (route) => void heldBack.push(route.request().url())
  )
  await page.goto('/', { waitUntil: 'commit' })
  const tagline = page.getByText('One click and done, no downloads or sign-up.')
  await expect(tagline.filter({ visible: true })).toHaveCount(1)
  await expect.poll(() => heldBack.length).toBeGreaterThan(0)
})
