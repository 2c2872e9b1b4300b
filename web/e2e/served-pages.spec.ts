import { expect, test } from '@playwright/test'

/**
 * Returns a page as clients that run no scripts see it: chat apps, search
 * engines and old browsers.
 */
const served = async (path: string): Promise<string> =>
  (await fetch(addressOf(path))).text()

// Playwright's own requests wait six seconds for the server to close the
// connection, so these tests use fetch.
const addressOf = (path: string) =>
  new URL(path, test.info().project.use.baseURL)

const content = (html: string, key: string) =>
  Array.from(
    html.matchAll(
      new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`, 'g')
    ),
    ([, text]) => text
  )

const title = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]

for (const [path, expected, robots] of [
  ['/', 'Help your family with their computer', 'index, follow'],
  ['/privacy', 'Privacy', 'index, follow'],
  ['/terms', 'Terms', 'index, follow'],
  ['/sheets', 'My sheets', 'noindex, nofollow'],
  ['/receive', 'Help someone', 'index, follow'],
  ['/broadcast', 'Share your screen with your helper', 'index, follow'],
  ['/coming-soon-on-mobile', 'Sharing from a phone', 'index, follow'],
  ['/test-connection', 'Test my connection', 'index, follow'],
  ['/auth/reset-password', 'Can&apos;t reset password', 'noindex, nofollow'],
  [
    '/river-apple-tiger-moon',
    'Share your screen with your helper',
    'noindex, nofollow',
  ],
  ['/from/river-apple-tiger-moon', 'View a shared screen', 'noindex, nofollow'],
] as const) {
  test(`${path} has its own head before any script runs [§1 application title, §2 page metadata, §2 description]`, async () => {
    const html = await served(path)
    const words = expected.replace('&apos;', "'")

    expect(title(html)).toBe(`${words} | Kinscreen`)
    expect(content(html, 'robots')).toEqual([robots])
    expect(content(html, 'referrer')).toEqual(['no-referrer'])
    expect(content(html, 'og:title')).toEqual([words])
    expect(content(html, 'description')[0]).toContain('no downloads or sign-up')
    expect(content(html, 'keywords')[0]).toContain('screen sharing')
    expect(content(html, 'og:description')).toEqual(
      content(html, 'description')
    )
    expect(content(html, 'twitter:card')).toEqual(['summary_large_image'])
    expect(content(html, 'og:image')[0]).toMatch(
      /^https:\/\/[^/]+\/preview\.png$/
    )
    expect(html).not.toContain('river')
  })
}

test('the preview image exists, and is small', async () => {
  const answer = await fetch(addressOf('/preview.png'))
  const image = Buffer.from(await answer.arrayBuffer())

  expect(answer.headers.get('content-type')).toBe('image/png')
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630])
  expect(image.length).toBeLessThan(100_000)
})

for (const [path, heading] of [
  ['/', "Your family's tech support, made easier"],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
]) {
  test(`${path} can be read before any script runs`, async () => {
    const html = await served(path!)

    expect(html.includes(`>${heading}</h1>`)).toBe(true)
    expect(html.includes('<style data-styled="true"')).toBe(true)
    expect(html.indexOf('charset')).toBeLessThan(1_024)
  })
}

test('search engines may read public pages', async () => {
  const rules = await served('/robots.txt')

  expect(rules).toContain('User-agent: *')
  expect(rules).not.toMatch(/^Disallow: \/$/m)
})
