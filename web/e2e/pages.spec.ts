import { mainHeading, pinOfSomeone, toSomeone } from './support/flows'
import { expect, type Participant, test } from './support/participants'
import { rehearsed } from './support/rehearsed'

const pages = [
  ['/', "Your family's tech support, made easier"],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
  ['/receive', 'Send this link to the person you’re helping'],
  ['/from/river-apple-tiger-moon', 'View a shared screen'],
  ['/broadcast', 'Show your screen to your helper'],
  [toSomeone, 'Did you call this person, or did they call you?'],
  [`${toSomeone}${pinOfSomeone}`, 'Show your screen to your helper'],
  ['/coming-soon-on-mobile', 'Please use a computer to share'],
  ['/test-connection', 'Test my connection'],
  ['/auth/reset-password', "Can't reset password"],
  ['/no/such/page', 'Page not found'],
] as const

for (const [path, title] of pages) {
  test(`${path} shows its page, without auth or GraphQL [§6 no sign-in]`, async ({
    viewer: { page },
  }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.goto(path)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByRole('main')).toHaveCount(1)
    for (const name of ['description', 'robots', 'referrer', 'keywords']) {
      await expect(page.locator(`meta[name="${name}"]`)).toHaveCount(1)
    }
    await page.waitForLoadState('networkidle')
    expect(requests.length).toBeGreaterThan(2)
    expect(
      requests.filter((url) => /graphql|operator|auth-|apollo/i.test(url))
    ).toEqual([])
  })
}

/**
 * APIs that are missing on an iPhone, in Firefox, in an app's browser, or in an
 * older browser.
 */
const missingSomewhere = [
  ...['Notification', 'PushManager', 'BroadcastChannel', 'ImageCapture'],
  ...['MediaStreamTrackGenerator', 'MediaStreamTrackProcessor'],
  ...['RTCRtpScriptTransform', 'VideoDecoder', 'VideoFrame', 'OffscreenCanvas'],
  ...['documentPictureInPicture', 'speechSynthesis', 'requestIdleCallback'],
  ...['ResizeObserver', 'IntersectionObserver', 'caches', 'launchQueue'],
  ...['navigation', 'indexedDB', 'showSaveFilePicker', 'Worker'],
  // members of `navigator`
  ...['locks', 'wakeLock', 'share', 'canShare', 'permissions', 'clipboard'],
  ...['serviceWorker', 'connection', 'storage', 'mediaSession', 'mediaDevices'],
  ...['userActivation', 'keyboard', 'userAgentData', 'setAppBadge'],
]

async function openAllWithout(
  { page, context }: Participant,
  names: readonly string[],
  paths: readonly string[] = pages.map(([path]) => path)
): Promise<void> {
  await context.addInitScript((names) => {
    for (const owner of [window, Navigator.prototype]) {
      names.forEach((name) => Reflect.deleteProperty(owner, name))
    }
  }, names)
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(mainHeading(page)).toBeVisible()
    await expect(page.getByText(somethingFailed), path).toHaveCount(0)
  }
}

const somethingFailed = 'Something on this page didn’t work.'

test('every page works without the APIs that some browsers lack', ({
  viewer,
}) => openAllWithout(viewer, missingSomewhere))

test(
  'every page works without any single one of these APIs',
  rehearsed(),
  async ({ sharedBrowser, join }) => {
    test.setTimeout(600_000)
    const acting = ['/receive', `${toSomeone}${pinOfSomeone}`, '/broadcast']
    for (const name of missingSomewhere) {
      const person = await join(sharedBrowser)
      await test.step(name, () => openAllWithout(person, [name], acting))
      await person.context.close()
    }
  }
)

for (const path of ['/', '/privacy', '/terms']) {
  test(`React hydrates ${path} as it was served`, async ({
    viewer: { page },
  }) => {
    await page.addInitScript(() => {
      const seen = { gone: false, builtAgain: false }
      Object.assign(window, { seen })
      // If hydration fails, React discards or replaces the served elements.
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

  await page.goto(`${toSomeone}/?lang=en${pinOfSomeone}&name=Anna`)
  await expect(mainHeading(page)).toHaveText('Show your screen to your helper')
  await expect(page).toHaveURL(
    /\/river-apple-tiger-moon\?lang=en#k=\w+&name=Anna$/
  )
})

test('the tags that a page adds to <head> are removed when it is left', async ({
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

test('a page whose code cannot be loaded says so, and can be left [§2 lazy pages, §8 network screen]', async ({
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

test('an unhandled rejection reaches the error screen [§8 unhandled rejections]', async ({
  viewer: { page },
  allowConsole,
}) => {
  allowConsole(/a bug/)
  await page.goto('/coming-soon-on-mobile')
  await expect(mainHeading(page)).toBeVisible()
  await page.evaluate(() => void Promise.reject(new Error('a bug')))
  await expect(mainHeading(page)).toHaveText('Something went wrong')
})
