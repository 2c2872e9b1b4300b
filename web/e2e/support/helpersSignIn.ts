import type { BrowserContext } from '@playwright/test'

import { passphrase } from './operator'
import type { OwnApi } from './ownApi'

/** With these settings, only helpers who have signed in may view a screen. */
export const signInSettings = {
  REQUIRE_SIGN_IN: 'helpers',
  OPERATOR_PASSPHRASE: passphrase,
  OPERATOR_SESSION_SECRET: 'a secret of at least 32 characters',
}

/**
 * Redirects the pages' requests to this api, because the web server would
 * forward them to the api on port 9000.
 */
export const askApi = (context: BrowserContext, api: OwnApi) =>
  context.route('**/.redwood/functions/*', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').pop()
    return route.continue({ url: `${api.url}/${name}` })
  })

/** Sets REQUIRE_SIGN_IN=helpers in the page before any of its scripts runs. */
export const serveWithSignIn = (context: BrowserContext) =>
  context.addInitScript(() =>
    document.addEventListener('readystatechange', () =>
      document
        .querySelector('meta[name="setting:REQUIRE_SIGN_IN"]')
        ?.setAttribute('content', 'helpers')
    )
  )
