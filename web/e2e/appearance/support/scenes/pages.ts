import { expect } from '@playwright/test'

import type { Scene, Scenes } from './Scene'

const visit =
  (path: string): Scene =>
  async ({ person }) => {
    const { page } = await person()
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    return page
  }

export const pages: Scenes = {
  home: visit('/'),
  privacy: visit('/privacy'),
  terms: visit('/terms'),
  'on a phone': visit('/coming-soon-on-mobile'),
  'reset password': visit('/auth/reset-password'),
  'not found': visit('/no/such/page'),
  'operator signs in': visit('/operator/sign-in'),
}
