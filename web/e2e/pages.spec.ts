import { mainHeading } from './support/flows'
import { expect, test } from './support/participants'

for (const [path, title] of [
  ['/', "Your family's tech support, made easier"],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
  ['/receive', 'Send this link to the person you’re helping'],
  ['/from/river-apple-tiger-moon', 'View a shared screen'],
  ['/broadcast', 'Show your screen to your helper'],
  ['/river-apple-tiger-moon', 'Show your screen to your helper'],
  ['/coming-soon-on-mobile', 'Please use a computer to share'],
  ['/test-connection', 'Test my connection'],
  ['/auth/reset-password', "Can't reset password"],
  ['/no/such/page', 'Page not found'],
] as const) {
  test(`${path} shows its page`, async ({ viewer: { page } }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByRole('main')).toHaveCount(1)
    for (const name of ['description', 'robots', 'referrer', 'keywords']) {
      await expect(page.locator(`meta[name="${name}"]`)).toHaveCount(1)
    }
  })
}

for (const path of ['/', '/privacy', '/terms']) {
  test(`${path} is taken over as it was served`, async ({
    viewer: { page },
  }) => {
    await page.addInitScript(() => {
      const seen = { gone: false, builtAgain: false }
      Object.assign(window, { seen })
      // A page that React renders again may be thrown away, or replace what was served.
      const { appendChild } = Node.prototype
      Node.prototype.appendChild = function <T extends Node>(node: T): T {
        seen.builtAgain ||=
          node instanceof Element && !!node.querySelector('h1')
        return Reflect.apply(appendChild, this, [node])
      }
      document.addEventListener('DOMContentLoaded', () => {
        const heading = document.querySelector('h1')
        new MutationObserver(() => {
          seen.gone ||= !heading?.isConnected
        }).observe(document.body, { childList: true, subtree: true })
      })
    })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual({
      gone: false,
      builtAgain: false,
    })
    await page.getByRole('link', { name: 'Terms' }).click()
    await expect(mainHeading(page)).toHaveText('Terms')
  })
}

test('a prerendered page is styled before any script runs', async ({
  launch,
}) => {
  const { page } = await launch({ context: { javaScriptEnabled: false } })
  await page.goto('/')
  const link = page.getByRole('link', { name: 'Help someone' })
  await expect(link).toBeVisible()
  expect((await link.boundingBox())?.height).toBeGreaterThan(56)
})

test('a slash at the end of an address changes nothing [§2 trailing slashes]', async ({
  viewer: { page },
}) => {
  await page.goto('/privacy/')
  await expect(mainHeading(page)).toHaveText('Privacy')
  await expect(page).toHaveURL(/\/privacy$/)

  await page.goto('/river-apple-tiger-moon/?lang=en#name=Anna')
  await expect(mainHeading(page)).toHaveText('Anna wants to help you')
  await expect(page).toHaveURL(/\/river-apple-tiger-moon\?lang=en#name=Anna$/)
})

test('leaving a page leaves nothing of its head behind', async ({
  viewer: { page },
}) => {
  await page.goto('/auth/reset-password')
  await page.getByRole('link', { name: 'Back to the home page' }).click()
  await expect(page).toHaveTitle(
    'Help your family with their computer | Kinscreen'
  )
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute(
    'content',
    'index, follow'
  )
})

test('a page that cannot be fetched says so, and lets one go on [§2 lazy pages, §8 network screen]', async ({
  viewer: { page },
  allowConsole,
}) => {
  allowConsole(/Failed to fetch|ERR_FAILED|Failed to load resource/)
  await page.route(/assets\/TermsPage/, (route) => route.abort())
  await page.goto('/privacy')
  await page.getByRole('link', { name: 'Terms' }).click()
  await expect(mainHeading(page)).toHaveText(
    "We're having trouble connecting to the network"
  )
  await page.getByRole('link', { name: 'Back to the home page' }).click()
  await expect(page.getByRole('link', { name: 'Help someone' })).toBeVisible()
})

test('a promise that nobody waits for reaches the error screen [§8 unhandled rejections]', async ({
  viewer: { page },
  allowConsole,
}) => {
  allowConsole(/a bug/)
  await page.goto('/coming-soon-on-mobile')
  await expect(mainHeading(page)).toBeVisible()
  await page.evaluate(() => void Promise.reject(new Error('a bug')))
  await expect(mainHeading(page)).toHaveText('Something went wrong')
})
