import { linkToSend, linkToSomeone } from './support/flows'
import { expect, test } from './support/participants'
import { rehearsed } from './support/rehearsed'

declare global {
  interface Window {
    sockets: { name: string; startTime: number }[]
  }
}

/** Records WebSockets, because resource timings do not contain them. */
function noteSockets(): void {
  window.sockets = []
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols)
      window.sockets.push({ name: `${url}`, startTime: performance.now() })
    }
  }
}

const isOurs = (url: string, origin: string) => url.startsWith(origin)

test('nothing is requested from the api before the first paint', async ({
  viewer: { page },
  baseURL,
}) => {
  await page.addInitScript(noteSockets)
  await page.goto(linkToSomeone)
  await page.getByRole('button', { name: 'Share my screen' }).waitFor()
  await expect.poll(() => page.evaluate(() => window.sockets.length)).toBe(1)

  // Uses the browser's clock: on a busy machine, the test learns of requests
  // late.
  const early = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return [...performance.getEntriesByType('resource'), ...window.sockets]
      .filter(({ startTime }) => startTime < (paint?.startTime ?? 0))
      .map(({ name }) => name)
  })
  expect(early.length).toBeGreaterThan(0)
  for (const url of early) {
    expect(url).not.toMatch(/^ws|\.redwood|graphql|peerjs|:9000/)
    expect(isOurs(url, baseURL ?? '')).toBe(true)
  }
})

test('people who share or watch load neither GraphQL nor auth', async ({
  viewer: { page },
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const path of ['/', '/receive', linkToSomeone]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expect(asked.filter((url) => /graphql|auth|apollo/i.test(url))).toEqual([])
})

for (const [path, action] of [
  ['/', 'Share my screen'],
  ['/broadcast', 'Share my screen'],
  ['/receive', 'Copy link'],
  [linkToSomeone, 'Share my screen'],
] as const) {
  test(
    `nothing moves at ${path} when the font has loaded`,
    rehearsed(path !== linkToSomeone),
    async ({ launch }) => {
      for (const width of [390, 1280]) {
        const context = { viewport: { width, height: 844 } }
        const { page } = await launch({ context })
        let send = () => {}
        const sent = new Promise<void>((resolve) => (send = resolve))
        await page.route('**/*.woff2', async (route) => {
          await sent
          await route.continue()
        })
        await page.goto(path)
        if (path === '/broadcast' || path === '/receive') await linkToSend(page)
        await expect(page.getByRole('combobox')).toBeVisible()
        const place = async () =>
          (await page.getByText(action).first().boundingBox())?.y ?? NaN
        const before = await place()
        send()
        await page.waitForFunction(() =>
          [...document.fonts].some(
            ({ family, status }) =>
              family.includes('Atkinson Hyperlegible') && status === 'loaded'
          )
        )
        await page.evaluate(() => document.fonts.ready)
        expect(Math.abs((await place()) - before)).toBeLessThan(3)
      }
    }
  )
}
