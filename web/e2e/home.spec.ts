import { expect, test } from '@playwright/test'

test('the home page is served and painted', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveTitle(/./)
})

test('the web side hands /.redwood/functions to the api [§9 API path, §9 GraphQL path]', async ({
  request,
}) => {
  const answer = await request.get('/.redwood/functions/graphql/health')
  expect(answer.status()).toBe(200)
})
