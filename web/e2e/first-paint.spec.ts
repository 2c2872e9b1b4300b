import { expect, test } from './support/participants'

const isOurs = (url: string, origin: string) => url.startsWith(origin)

test('nothing is asked of the api before the first paint', async ({
  viewer: { page },
  baseURL,
}) => {
  const asked: { url: string; at: number }[] = []
  const note = (url: string) => asked.push({ url, at: Date.now() })
  page.on('request', (request) => note(request.url()))
  page.on('websocket', (socket) => note(socket.url()))

  await page.goto('/river-apple-tiger-moon')
  await page.getByRole('button', { name: 'Share my screen' }).waitFor()
  await expect
    .poll(() => asked.some(({ url }) => url.startsWith('ws')))
    .toBe(true)

  const paintedAt = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return performance.timeOrigin + (paint?.startTime ?? 0)
  })
  const early = asked.filter(({ at }) => at < paintedAt)
  expect(early.length).toBeGreaterThan(0)
  for (const { url } of early) {
    expect(url).not.toMatch(/^ws|\.redwood|graphql|peerjs|:9000/)
    expect(isOurs(url, baseURL ?? '')).toBe(true)
  }
})

test('people who share or watch load neither GraphQL nor auth', async ({
  viewer: { page },
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const path of ['/', '/receive', '/river-apple-tiger-moon']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expect(asked.filter((url) => /graphql|auth|apollo/i.test(url))).toEqual([])
})
