import type { BrowserContext } from '@playwright/test'

import { passphrase } from './operator'
import type { OwnApi } from './ownApi'

/** Only helpers who have signed in may view a screen. */
export const signInSettings = {
  REQUIRE_SIGN_IN: 'helpers',
  OPERATOR_PASSPHRASE: passphrase,
  OPERATOR_SESSION_SECRET: 'a secret of at least 32 characters',
}

/** The web server would forward the requests to the api on port 9000. */
export const askApi = (context: BrowserContext, api: OwnApi) =>
  context.route('**/.redwood/functions/*', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').pop()
    return route.continue({ url: `${api.url}/${name}` })
  })

/**
 * Before any script runs, changes the page like a build with
 * REQUIRE_SIGN_IN=helpers.
 */
export const serveWithSignIn = (context: BrowserContext) =>
  context.addInitScript(() =>
    document.addEventListener('readystatechange', () =>
      document
        .querySelector('meta[name="require-sign-in"]')
        ?.setAttribute('content', 'helpers')
    )
  )
