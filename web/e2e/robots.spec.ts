import type { Page } from '@playwright/test'

import { expect, test } from './support/participants'
import { rehearsed } from './support/rehearsed'

const everybody = [
  '/',
  '/privacy',
  '/terms',
  '/receive',
  '/broadcast',
  '/coming-soon-on-mobile',
  '/test-connection',
]

const onePerson = [
  '/river-apple-tiger-moon',
  '/from/river-apple-tiger-moon',
  '/coming-soon-on-mobile?to=river-apple-tiger-moon',
  '/no/such/page',
  '/river-apple-tiger-moom.',
  '/auth/reset-password',
  '/sheets',
  '/operator',
  '/operator/sign-in?redirectTo=/from/river-apple-tiger-moon',
]

async function expectRobots(page: Page, path: string, robots: string) {
  await page.goto(path)
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const meta = page.locator('meta[name="robots"]')
  await expect(meta).toHaveCount(1)
  await expect(meta).toHaveAttribute('content', robots)
}

for (const path of everybody) {
  test(
    `robots may index and follow ${path} [§2 robots]`,
    rehearsed(path !== '/receive'),
    async ({ viewer: { page } }) => {
      await expectRobots(page, path, 'index, follow')
    }
  )
}

for (const path of onePerson) {
  test(
    `robots must not index ${path}`,
    rehearsed(path !== '/river-apple-tiger-moon'),
    async ({ viewer: { page } }) => {
      await expectRobots(page, path, 'noindex, nofollow')
    }
  )
}
