import { expectSharing, share, status } from './support/flows'
import { openConsole } from './support/operator'
import { expect, test as base } from './support/participants'
import { expectMovingPicture } from './support/picture'
import { rehearsed } from './support/rehearsed'
import { rewritten, withoutModules } from './support/secondSet'
import { type SecuredWeb, securedWeb } from './support/securedWeb'

// A test fails if a page violates a header: the browser then prints an error.
const test = base.extend<object, { web: SecuredWeb }>({
  web: [
    async ({}, use) => {
      const web = await securedWeb()
      await use(web)
      web.stop()
    },
    { scope: 'worker' },
  ],
})

for (const path of [
  '/',
  '/receive',
  '/river-apple-tiger-moon',
  '/favicon.svg',
]) {
  test(`${path} has the security headers`, async ({ web }) => {
    const { headers } = await fetch(web.url + path)
    expect(headers.get('content-security-policy')).toMatch(
      /script-src 'self'( 'sha256-[^']+')+;.*frame-ancestors 'none'$/
    )
    expect(headers.get('permissions-policy')).toContain(
      'display-capture=(self), microphone=(self)'
    )
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toBeNull()
  })
}

test('a screen is shared with the headers', async ({
  web,
  launch,
  launchSharer,
}) => {
  const viewer = await launch({ args: [web.arg] })
  const sharer = await launchSharer({ args: [web.arg] })
  await share(sharer.page, viewer.page)
  await expectMovingPicture(viewer.page)
  await expectSharing(sharer.page)
})

test('the prerendered home page runs with the headers', async ({
  web,
  launch,
}) => {
  const { page } = await launch({ args: [web.arg] })
  await page.goto('/')
  await page.getByRole('link', { name: 'Help someone' }).click()
  await expect(status(page, 'Waiting for them to share')).toBeVisible()
})

test(
  'the build for older browsers runs with the headers',
  rehearsed(),
  async ({ web, launch }) => {
    const { page } = await launch({ args: [web.arg, ...rewritten.args] })
    await withoutModules(page, web.url)
    await page.goto('/receive')
    await expect(status(page, 'Waiting for them to share')).toBeVisible()
  }
)

test(
  'the operator’s console runs with the headers',
  rehearsed(),
  async ({ web, launch }) => {
    const { page } = await launch({ args: [web.arg] })
    await openConsole(page)
  }
)

test('a script that is not part of the build does not run', async ({
  web,
  launch,
  allowConsole,
}) => {
  allowConsole(/Content Security Policy/)
  const { page } = await launch({ args: [web.arg] })
  await page.goto('/')
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.ran = true'
    document.head.append(script)
    return 'ran' in window
  })
  expect(ran).toBe(false)
})

test('no page can frame ours', async ({ web, launch, allowConsole }) => {
  allowConsole(/Content Security Policy|frame/)
  const { page } = await launch({ args: [web.arg] })
  await page.route('**/framing', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<iframe src="/" title="framed"></iframe>',
    })
  )
  await page.goto('/framing')
  await expect(
    page.frameLocator('iframe').getByRole('link', { name: 'Help someone' })
  ).toBeHidden()
})
