import { expect } from '@playwright/test'

import { passphraseField } from '../../../support/operator'

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
  'operator signs in': async (people) => {
    const page = await visit('/operator/sign-in')(people)
    // The page first asks the server how a person can sign in.
    await expect(passphraseField(page)).toBeVisible()
    return page
  },
}
