import { expect } from '@playwright/test'

import { graphqlPath, passphraseField } from '../../../support/operator'
import type { People } from '../people'

import type { Scenes } from './Scene'

/** Opens the sign-in page of an installation with an OpenID provider. */
async function openSignIn({ person }: People, search = '') {
  const { page } = await person()
  const ways = { isConsoleOn: true, provider: { name: 'the club' } }
  await page.route('**/operatorSession', (route) =>
    route.fulfill({ json: ways })
  )
  await page.goto(`/operator/sign-in${search}`)
  return page
}

export const signingIn: Scenes = {
  'helper signs in at a provider': async (people) => {
    const page = await openSignIn(people, '?code=of-another-tab&state=x')
    await expect(page.getByRole('status')).toBeVisible()
    await page
      .getByRole('button', { name: 'Use the passphrase instead' })
      .click()
    await expect(passphraseField(page)).toBeVisible()
    return page
  },
  'helper wants to open the console': async (people) => {
    const page = await openSignIn(people)
    await page.route(graphqlPath, (route) =>
      route.fulfill({
        json: {
          data: {
            redwood: { currentUser: { id: 'helper', roles: ['standard'] } },
          },
        },
      })
    )
    await page.evaluate(() =>
      sessionStorage.setItem('kinscreen.operator', 'of a helper')
    )
    await page.goto('/operator')
    await expect(
      page.getByRole('heading', { name: 'You’re signed in as a helper' })
    ).toBeVisible()
    return page
  },
}
