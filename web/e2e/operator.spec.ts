import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'

import { version } from '../../package.json'

import { lookFirst, openReceivePage, status } from './support/flows'
import {
  breakStream,
  expectConsole,
  graphqlPath,
  isStream,
  openConsole,
  pagesConnected,
  passphrase,
  passphraseField,
  signIn,
} from './support/operator'
import { ownApi } from './support/ownApi'
import { expect, test } from './support/participants'
import { rehearsed } from './support/rehearsed'

const tokenKey = 'kinscreen.operator'

const keepToken = (page: Page, token: string) =>
  page.evaluate(
    ([key, value]) => sessionStorage.setItem(key!, value!),
    [tokenKey, token]
  )

const tokenOf = (page: Page) =>
  page.evaluate((key) => sessionStorage.getItem(key), tokenKey)

test.describe('the sign-in', () => {
  test('opens for anyone who is not signed in, and leads back [§2 private sets, §6 private routes]', async ({
    viewer,
  }) => {
    const { page } = viewer
    await page.goto('/operator?lang=en')
    await expect(page).toHaveURL(
      /\/operator\/sign-in\?redirectTo=\/operator%3Flang%3Den$/
    )
    await signIn(page)
    await expectConsole(page)
    await expect(page).toHaveURL(/\/operator\?lang=en$/)
  })

  test('requires the right passphrase, typed or pasted, and shows it on demand', async ({
    viewer: { page },
    allowConsole,
  }) => {
    allowConsole(/401/)
    await page.goto('/operator/sign-in')
    await signIn(page, '')
    await expect(status(page, 'Enter the passphrase.')).toBeVisible()

    const field = passphraseField(page)
    await expect(field).toHaveAttribute('type', 'password')
    await expect(field).toHaveAttribute('autocomplete', 'current-password')
    await field.focus()
    await page.keyboard.insertText('pasted')
    await page.getByRole('button', { name: 'Show passphrase' }).click()
    await expect(field).toHaveAttribute('type', 'text')
    await expect(field).toHaveValue('pasted')

    await lookFirst(page)
    await signIn(page, 'not the passphrase')
    await expect(status(page, 'That passphrase isn’t right.')).toBeVisible()
    await expect(field).toHaveValue('not the passphrase')
    await lookFirst(page)
    await signIn(page)
    await expectConsole(page)
  })

  for (const [what, statusCode, json, text] of [
    [
      'there were too many attempts',
      429,
      { outcome: 'too-many-attempts', retryAfterSeconds: 42 },
      'Too many attempts. Try again in 42 seconds.',
    ],
    ['the server is broken', 502, {}, 'The server isn’t responding'],
  ] as const) {
    test(`reports when ${what}`, async ({ viewer, allowConsole }) => {
      allowConsole(new RegExp(String(statusCode)))
      const { page } = viewer
      await page.route('**/operatorSession', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: statusCode, json })
          : route.continue()
      )
      await page.goto('/operator/sign-in')
      await signIn(page)
      await expect(status(page, text)).toBeVisible()
    })
  }

  test('is impossible while the console is off, and the page says so', async ({
    viewer,
  }) => {
    const { page } = viewer
    await page.route('**/operatorSession', (route) =>
      route.fulfill({ json: { isConsoleOn: false } })
    )
    await page.goto('/operator')
    await expect(
      page.getByRole('heading', { name: 'The console is off' })
    ).toBeVisible()
    await expect(passphraseField(page)).toHaveCount(0)
  })

  for (const hostile of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '%2F%2Fevil.example',
  ]) {
    test(
      `never leads to ${JSON.stringify(hostile)}`,
      rehearsed(hostile !== '//evil.example'),
      async ({ viewer }) => {
        const { page } = viewer
        await page.goto(
          `/operator/sign-in?redirectTo=${encodeURIComponent(hostile)}`
        )
        await signIn(page)
        await expectConsole(page)
        await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/operator$/)
      }
    )
  }
})

test.describe('the console', () => {
  test('shows a page that connects and leaves, without a reload', async ({
    viewer,
    launch,
  }) => {
    const { page } = viewer
    const streams: string[] = []
    page.on('request', (request) => {
      if (isStream(request)) streams.push(request.url())
    })
    // A separate api, because pages of other tests connect to the common one.
    const api = await ownApi({ OPERATOR_PASSPHRASE: passphrase })
    await api.start()
    await page.route('**/.redwood/functions/**', (route) =>
      route.continue({
        url: route
          .request()
          .url()
          .replace(/^.*functions/, api.url),
      })
    )
    await openConsole(page)
    const peers = pagesConnected(page)
    await expect(peers).toHaveText('0')
    const visitor = await launch({ args: [api.arg] })
    await openReceivePage(visitor.page)
    await expect(peers).toHaveText('1')
    await visitor.browser.close()
    await expect(peers).toHaveText('0')
    expect(streams).toHaveLength(1)
    await expect(status(page, 'Live updates aren’t working')).toHaveCount(0)
    await page.goto('about:blank')
    await api.kill()
  })

  test('shows version and commit of the api, and the browser’s console those of the page', async ({
    viewer: { page },
  }) => {
    const words: string[] = []
    page.on('console', (message) => words.push(message.text()))
    await openConsole(page)
    // A build without a Git repository has no commit.
    const commit = readFileSync('api/dist/commit', 'utf8')
    const release = commit ? `${version} (${commit})` : version
    await expect(page.getByRole('cell', { name: release })).toBeVisible()
    const own = words.filter((text) => text.startsWith('Kinscreen '))
    expect(own).toEqual([`Kinscreen ${release}`])
  })

  test(
    'polls when the stream breaks',
    rehearsed(),
    async ({ viewer, allowConsole }) => {
      allowConsole(/ERR_FAILED/)
      const { page } = viewer
      const mend = await breakStream(page)
      await openConsole(page)
      await expect(status(page, 'Live updates aren’t working')).toBeVisible()
      await page.waitForRequest((request) => !isStream(request))
      mend()
      await expect(status(page, 'Live updates aren’t working')).toHaveCount(0, {
        timeout: 30_000,
      })
    }
  )

  test('stays signed in across a reload, sends the hash of its query, and forgets an operator who signs out', async ({
    viewer: { page },
  }) => {
    const bodies: string[] = []
    page.on('request', (request) => {
      if (request.postData()?.includes('SignallingStatusQuery')) {
        bodies.push(request.postData()!)
      }
    })
    await openConsole(page)
    await page.reload()
    await expectConsole(page)
    const last = JSON.parse(bodies.at(-1)!)
    expect(last.extensions.persistedQuery.sha256Hash).toMatch(/^[0-9a-f]{64}$/)
    expect(last).not.toHaveProperty('query')

    expect(await tokenOf(page)).not.toBeNull()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(passphraseField(page)).toBeVisible()
    expect(await tokenOf(page)).toBeNull()
    await page.goto('/operator')
    await expect(page).toHaveURL(/\/operator\/sign-in/)
  })

  for (const token of ['broken', 'a.b.c', 'two words', 'x'.repeat(8000)]) {
    test(
      `treats an invalid token as not signed in: ${token.slice(0, 12)}`,
      rehearsed(token !== 'broken'),
      async ({ viewer }) => {
        const { page } = viewer
        await page.goto('/privacy')
        await keepToken(page, token)
        await page.goto('/operator')
        await expect(status(page, 'You’ve been signed out.')).toBeVisible()
        await signIn(page)
        await expectConsole(page)
      }
    )
  }

  test(
    'leads to the sign-in when the token expires',
    rehearsed(),
    async ({ viewer, allowConsole }) => {
      allowConsole(/ERR_FAILED/)
      const { page } = viewer
      await breakStream(page)
      await openConsole(page)
      await page.route(graphqlPath, (route) =>
        route.fallback({
          headers: {
            ...route.request().headers(),
            authorization: 'Bearer old',
          },
        })
      )
      await expect(status(page, 'You’ve been signed out.')).toBeVisible({
        timeout: 30_000,
      })
    }
  )

  for (const [what, answer, text] of [
    [
      'HTML',
      { contentType: 'text/html', body: '<h1>Proxy</h1>' },
      'We couldn’t check whether you are signed in.',
    ],
    [
      '502',
      { status: 502, contentType: 'text/html', body: '' },
      'Could not fetch current user: Bad Gateway (502)',
    ],
  ] as const) {
    test(
      `reports that GraphQL answers ${what} when it opens`,
      rehearsed(what !== '502'),
      async ({ viewer, allowConsole }) => {
        allowConsole(/502/)
        const { page } = viewer
        await openConsole(page)
        await page.route(`${graphqlPath}*`, (route) => route.fulfill(answer))
        await page.reload()
        await expect(status(page, text)).toBeVisible()
      }
    )

    test(
      `reports that GraphQL answers ${what} while it is open`,
      rehearsed(what !== 'HTML'),
      async ({ viewer, allowConsole }) => {
        allowConsole(/502|ERR_FAILED/)
        const { page } = viewer
        await page.goto('/operator')
        await page.route(graphqlPath, (route) =>
          route.request().postData()?.includes('AUTH_GET_CURRENT_USER')
            ? route.continue()
            : route.fulfill(answer)
        )
        await signIn(page)
        await expect(status(page, 'The server isn’t responding')).toBeVisible()
        await page.unroute(graphqlPath)
        await expectConsole(page)
      }
    )
  }

  test('fits a phone', async ({ launch }) => {
    const { page } = await launch({
      context: { viewport: { width: 320, height: 640 } },
    })
    await openConsole(page)
    const width = await page.evaluate(() => document.body.scrollWidth)
    expect(width).toBeLessThanOrEqual(320)
  })
})
