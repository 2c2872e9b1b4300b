import {
  expectOutcome,
  expectSharing,
  openBroadcastPage,
  openReceivePage,
  pressShare,
  status,
} from './support/flows'
import {
  askApi,
  serveWithSignIn,
  signInSettings,
} from './support/helpersSignIn'
import {
  type OpenIdProvider,
  providerButton,
  signInAtProvider,
  startOpenIdProvider,
  withoutFonts,
} from './support/openIdProvider'
import { passphraseField, signIn } from './support/operator'
import { type OwnApi, ownApi } from './support/ownApi'
import { expect, type Participant, test as base } from './support/participants'
import { expectMovingPicture, expectTheSharedScreen } from './support/picture'
import { rehearsed } from './support/rehearsed'

interface Fixtures {
  /**
   * an api where helpers must sign in; stopped after the browsers, which would
   * otherwise report errors
   */
  api: OwnApi
}

const test = base.extend<Fixtures>({
  api: [
    async ({}, use) => {
      const api = await ownApi(signInSettings)
      await api.start()
      await use(api)
      await api.kill()
    },
    { auto: true },
  ],
  sharer: async ({ api, launchSharer }, use) => {
    const sharer = await launchSharer({ args: [api.arg] })
    await askApi(sharer.context, api)
    await use(sharer)
  },
  viewer: async ({ api, launch }, use) => {
    const viewer = await launch({ args: [api.arg] })
    await askApi(viewer.context, api)
    await use(viewer)
  },
})

async function expectAShare(sharer: Participant, viewer: Participant) {
  await expectTheSharedScreen(viewer.page)
  await expectMovingPicture(viewer.page)
  await expectSharing(sharer.page)
}

test('a helper signs in, and then sees the screen of a sharer who never does [§2 private sets]', async ({
  sharer,
  viewer,
}) => {
  await serveWithSignIn(viewer.context)
  await serveWithSignIn(sharer.context)
  await viewer.page.goto('/receive')
  await expect(viewer.page).toHaveURL(/\/operator\/sign-in\?redirectTo=/)
  await expectOutcome(viewer.page, 'Helper sign-in')
  await signIn(viewer.page)
  await expect(viewer.page).toHaveURL('/receive')

  await sharer.page.goto(await openReceivePage(viewer.page))
  await pressShare(sharer.page)
  await expectAShare(sharer, viewer)
})

test(
  'a sharer’s link leads a helper to the sign-in, and back to the screen',
  rehearsed(),
  async ({ sharer, viewer }) => {
    await serveWithSignIn(viewer.context)
    await serveWithSignIn(sharer.context)
    const link = await openBroadcastPage(sharer.page)
    await pressShare(sharer.page)

    await viewer.page.goto(link)
    await expect(passphraseField(viewer.page)).toBeVisible()
    await signIn(viewer.page)
    await expect(viewer.page).toHaveURL(link)
    await expectAShare(sharer, viewer)
  }
)

test(
  'pages built without the setting explain what is missing, and lead to the sign-in',
  rehearsed(),
  async ({ sharer, viewer }) => {
    const link = await openReceivePage(viewer.page)
    await sharer.page.goto(link)
    await pressShare(sharer.page)
    await expectOutcome(viewer.page, 'Please sign in first')
    await expect(viewer.page.getByLabel('Shared screen')).toHaveCount(0)

    await viewer.page.getByRole('link', { name: 'Sign in' }).click()
    await signIn(viewer.page)
    await expect(viewer.page).toHaveURL('/receive')
    // The sharer calls again after 20 seconds without an answer.
    await expect(viewer.page.getByLabel('Shared screen')).toBeVisible({
      timeout: 40_000,
    })
    await expectAShare(sharer, viewer)
  }
)

/** Helpers sign in at a real provider, and there is no passphrase. */
const providerTest = test.extend<{ provider: OpenIdProvider }>({
  provider: async ({}, use) => {
    const provider = await startOpenIdProvider()
    await use(provider)
    await provider.kill()
  },
  api: async ({ provider }, use) => {
    const api = await ownApi(provider.settings)
    await api.start()
    await use(api)
    await api.kill()
  },
})

providerTest.describe('with an OpenID provider', () => {
  providerTest(
    'a sharer’s link leads a helper there, and back to the screen',
    async ({ sharer, viewer, allowConsole }) => {
      // The api answers 403 to an account that is in no group.
      allowConsole(/403/)
      await withoutFonts(viewer.context)
      await serveWithSignIn(viewer.context)
      await serveWithSignIn(sharer.context)
      const asked: string[] = []
      viewer.page.on('request', (request) => asked.push(request.url()))
      const link = await openBroadcastPage(sharer.page)
      await pressShare(sharer.page)

      await viewer.page.goto(link)
      await signInAtProvider(viewer.page, 'gustav')
      await expect(
        status(viewer.page, 'You can’t sign in here with this account.')
      ).toBeVisible()
      await expect(viewer.page).not.toHaveURL(/code=/)

      await signInAtProvider(viewer.page, 'anna')
      await expect(viewer.page).toHaveURL(link)
      await expectAShare(sharer, viewer)
      const [, fragment = ''] = link.split('#')
      expect(asked.filter((url) => url.includes(fragment))).toEqual([])

      await viewer.page.goto('/operator')
      await expectOutcome(viewer.page, 'You’re signed in as a helper')
    }
  )

  providerTest(
    'the page says what to do after a refusal, and in a tab that began no sign-in',
    async ({ viewer, allowConsole }) => {
      allowConsole(/401/)
      const { page } = viewer
      await withoutFonts(viewer.context)
      await serveWithSignIn(viewer.context)
      await page.goto('/receive')
      await providerButton(page).click()
      await page.getByRole('link', { name: 'Cancel' }).click()
      await expect(status(page, 'You didn’t sign in.')).toBeVisible()

      await page.goto('/operator/sign-in?code=invented&state=invented')
      await expect(status(page, 'in another tab')).toBeVisible()
      await expect(page).toHaveURL('/operator/sign-in')
    }
  )
})
