import { join } from 'node:path'

import type { BrowserContext, Page } from '@playwright/test'

import { freePort } from './freePort'
import { type Program, startProgram } from './program'

/**
 * A real OpenID provider. Its accounts are in scripts/dev/openIdProvider.mjs.
 */
export interface OpenIdProvider extends Program {
  /** the settings of an api whose helpers sign in there */
  readonly settings: Record<string, string>
}

const script = join(
  __dirname,
  ...['..', '..', '..', 'scripts', 'dev', 'openIdProvider.mjs']
)

export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  const port = await freePort()
  const program = await startProgram([process.execPath, script], [port], {
    env: { PORT: String(port) },
  })
  return {
    ...program,
    settings: {
      REQUIRE_SIGN_IN: 'helpers',
      OPERATOR_SESSION_SECRET: 'a secret of at least 32 characters',
      OIDC_ISSUER: `http://127.0.0.1:${port}`,
      OIDC_CLIENT_ID: 'kinscreen',
      OIDC_CLIENT_SECRET: 'a secret for tests',
      OIDC_NAME: 'the club',
      OIDC_HELPER_GROUPS: 'helpers',
    },
  }
}

/** Blocks a web font that the provider's pages load from another server. */
export const withoutFonts = (context: BrowserContext) =>
  context.route('https://fonts.googleapis.com/**', (route) =>
    route.fulfill({ contentType: 'text/css', body: '' })
  )

export const providerButton = (page: Page) =>
  page.getByRole('button', { name: 'Sign in with the club' })

/** Signs in with an account of the provider, and gives consent. */
export async function signInAtProvider(
  page: Page,
  account: string
): Promise<void> {
  await providerButton(page).click()
  await page.getByPlaceholder('Enter any login').fill(account)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}
