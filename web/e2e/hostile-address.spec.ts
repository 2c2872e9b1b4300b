import { linkToSomeone, mainHeading, status } from './support/flows'
import { expect, test } from './support/participants'
import { rehearsed } from './support/rehearsed'

test('the name in a link is shown as unverified', async ({
  viewer: { page },
}) => {
  await page.goto(`${linkToSomeone}&name=Anna`)
  await expect(mainHeading(page)).toHaveText('Show your screen to your helper')
  await expect(page.getByText('They call themselves “Anna”.')).toBeVisible()
})

for (const [what, words] of [
  [
    'script',
    'name=%3Cscript%3Ealert(1)%3C/script%3E%3Cimg src=x onerror=alert(2)%3E',
  ],
  ['broken percent signs', 'name=%E0%A4%A&lang=%&redirectTo=%zz'],
  ['another site', 'redirectTo=https://evil.example&redirectTo=//evil.example'],
  [
    'the names of our own properties',
    'toUserId=x&fromUserId=y&children=z&key=1&ref=2',
  ],
  ['ten thousand characters', `name=${'a'.repeat(10_000)}`],
] as const) {
  test(
    `an address with ${what} is harmless`,
    rehearsed(what !== 'script'),
    async ({ viewer: { page } }) => {
      let dialogs = 0
      page.on('dialog', (dialog) => {
        dialogs += 1
        return dialog.dismiss()
      })
      for (const path of [
        '/broadcast',
        '/receive',
        '/river-apple-tiger-moon',
      ]) {
        await page.goto(`${path}?${words}#${words}`)
        await expect(mainHeading(page)).toHaveCount(1)
        await expect(page.locator('main script, main img')).toHaveCount(0)
        expect(new URL(page.url()).pathname).toBe(path)
      }
      expect(dialogs).toBe(0)
    }
  )
}

for (const path of [
  ...['/a%2Fb', '/from/a%2Fb', '/from//', '/receive/more', '/%2Freceive'],
  `/from/${'a'.repeat(10_000)}`,
]) {
  test(
    `${path.slice(0, 40)} is not found`,
    rehearsed(path !== '/a%2Fb'),
    async ({ viewer: { page } }) => {
      await page.goto(path)
      await expect(mainHeading(page)).toHaveText('Page not found')
    }
  )
}

test('a path that no server may serve is refused, with a page', async ({
  viewer: { page },
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  for (const [path, status] of [
    ['/%E0%A4%A', 400],
    ['/from/%E0%A4%A', 400],
    ['/%00', 400],
    ['/..%2f..%2fetc%2fpasswd', 403],
  ] as const) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(status)
    await expect(mainHeading(page)).toHaveText('Page not found')
  }
  await page.getByRole('link', { name: 'Back to the home page' }).click()
  await expect(page.getByRole('link', { name: 'Help someone' })).toBeVisible()
})

test('broken percent encoding does not harm an open page', async ({
  viewer: { page },
}) => {
  await page.goto('/coming-soon-on-mobile')
  await page.evaluate(() => {
    history.pushState({}, '', '/%E0%A4%A')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(mainHeading(page)).toHaveText('Page not found')
})

for (const path of ['//evil.example/path', '//evil.example/', '//receive']) {
  test(
    `two slashes lead to no other host: ${path}`,
    rehearsed(path !== '//receive'),
    async ({ viewer: { page }, baseURL }) => {
      await page.goto(baseURL + path)
      expect(new URL(page.url()).origin).toBe(baseURL)
      await expect(mainHeading(page)).toHaveText('Page not found')
    }
  )
}

test.describe('a phone', () => {
  const phone = {
    ...{ hasTouch: true, isMobile: true },
    viewport: { width: 390, height: 844 },
  }

  for (const path of ['/broadcast', linkToSomeone]) {
    test(`cannot share, and ${path} says so [§1 page for mobile]`, async ({
      launch,
    }) => {
      const { page } = await launch({ context: phone })
      await page.addInitScript(() => {
        Reflect.deleteProperty(MediaDevices.prototype, 'getDisplayMedia')
        const match = window.matchMedia.bind(window)
        window.matchMedia = (query) =>
          match(query.includes('any-pointer: fine') ? 'not all' : query)
      })
      await page.goto(path)
      await expect(page).toHaveURL(/\/coming-soon-on-mobile(?:\?to=.*)?$/)
      await expect(mainHeading(page)).toHaveText(
        'Please use a computer to share'
      )
    })
  }

  test('can view a screen', async ({ launch }) => {
    const { page } = await launch({ context: phone })
    await page.goto('/receive')
    await expect(status(page, 'Waiting for them to share')).toBeVisible()
  })
})
