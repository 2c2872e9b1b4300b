import type { Page } from '@playwright/test'

import { openConsole } from './support/operator'
import { expect, test } from './support/participants'
import { rehearsed } from './support/rehearsed'

const tagline = 'One click and done, no downloads or sign-up.'

const title = (page: Page, name: string) => page.getByRole('heading', { name })

/** @returns a function that lets the requests through */
async function holdBack(page: Page, url: RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return release
}

async function expectLoading(page: Page): Promise<void> {
  await expect(page.getByRole('status')).toHaveText('Loading...')
}

for (const [path, chunk, name] of [
  ['/receive', 'ReceivePage', 'Send this link to the person you’re helping'],
  ['/from/river-apple-tiger-moon', 'ReceivePage', 'View a shared screen'],
  ['/broadcast', 'BroadcastPage', 'Show your screen to your helper'],
  [
    '/river-moon#k=abcdefghijklmnopqrstuA',
    'BroadcastPage',
    'Show your screen to your helper',
  ],
  [
    '/coming-soon-on-mobile',
    'ComingSoonOnMobilePage',
    'Please use a computer to share',
  ],
  ['/test-connection', 'NetworkCheckPage', 'Test my connection'],
  ['/auth/reset-password', 'ResetPasswordPage', "Can't reset password"],
  ['/operator/sign-in', 'OperatorSignInPage', 'Operator'],
  ['/no/such/page', 'NotFoundPage', 'Page not found'],
] as const) {
  test(
    `${path} says that it loads while its code is loading [§2 page loading]`,
    rehearsed(path !== '/receive'),
    async ({ viewer: { page } }) => {
      const release = await holdBack(page, new RegExp(`assets/${chunk}-`))
      await page.goto(path, { waitUntil: 'commit' })
      await expectLoading(page)
      release()
      await expect(title(page, name)).toBeVisible()
      await expect(page.getByText('Loading...')).toHaveCount(0)
    }
  )
}

for (const [from, link, chunk, name] of [
  ['/terms', 'Privacy', 'PrivacyPage', 'Privacy'],
  ['/privacy', 'Terms', 'TermsPage', 'Terms'],
] as const) {
  test(
    `navigating from ${from} to the ${chunk} says that it loads [§2 page loading]`,
    rehearsed(),
    async ({ viewer: { page } }) => {
      const release = await holdBack(page, new RegExp(`assets/${chunk}-`))
      await page.goto(from)
      await page.getByRole('link', { name: link }).first().click()
      await expectLoading(page)
      release()
      await expect(title(page, name)).toBeVisible()
    }
  )
}

test('navigating to the home page says that it loads, with the tagline [§2 page loading, §2 home placeholder]', async ({
  viewer: { page },
}) => {
  const release = await holdBack(page, /assets\/HomePage-/)
  await page.goto('/privacy')
  const shown = page.getByText(tagline).filter({ visible: true })
  await expect(shown).toHaveCount(0)
  await page.getByRole('link', { name: /home page/ }).click()
  await expectLoading(page)
  await expect(shown).toHaveCount(1)
  release()
  await expect(
    title(page, "Your family's tech support, made easier")
  ).toBeVisible()
})

test(
  'the operator’s console says that it loads while its code is loading [§2 page loading]',
  rehearsed(),
  async ({ viewer: { page } }) => {
    await openConsole(page)
    const release = await holdBack(page, /assets\/OperatorPage-/)
    await page.goto('/operator', { waitUntil: 'commit' })
    await expectLoading(page)
    release()
    await expect(title(page, 'Signalling server')).toBeVisible()
  }
)

test('an incompletely served page shows the tagline until a script runs', async ({
  viewer: { page },
}) => {
  const release = await holdBack(page, /\.js$/)
  await page.goto('/auth/reset-password', { waitUntil: 'commit' })
  await expect(page.getByText(tagline)).toBeVisible()
  await expect(page.locator('#redwood-app')).toBeEmpty()
  release()
  await expect(title(page, "Can't reset password")).toBeVisible()
  await expect(page.getByText(tagline)).toBeHidden()
})
