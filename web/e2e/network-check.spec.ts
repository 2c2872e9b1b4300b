import type { Page } from '@playwright/test'

import { expectAccessible } from './support/axe'
import { outage, status } from './support/flows'
import { ownApi } from './support/ownApi'
import { expect } from './support/participants'
import { rehearsed } from './support/rehearsed'
import { blockUdp, secret, test as base } from './support/relay'

declare global {
  interface Window {
    cameraWasAsked?: boolean
  }
}

interface Network {
  /**
   * The api’s settings about relays and STUN. By default, the api offers all
   * servers of the test’s coturn.
   */
  settings?: Record<string, string>
  isUdpBlocked?: boolean
  isApiGone?: boolean
}

const test = base.extend<{ testFrom: (network?: Network) => Promise<Page> }>({
  testFrom: async ({ coturn, certificate, apis, launch }, use) => {
    await use(async ({ settings, isUdpBlocked, isApiGone } = {}) => {
      const api = await ownApi({
        STUN_URLS: coturn.stunUrl,
        TURN_URLS: Object.values(coturn.urls).join(),
        TURN_SECRET: secret,
        ...settings,
      })
      apis.push(api)
      await api.start()
      if (isApiGone) await api.kill()
      const args = [
        ...[api.arg, certificate.arg],
        ...(isUdpBlocked ? [blockUdp] : []),
      ]
      const { context, page } = await launch({ args })
      await context.route('**/iceServers', (route) =>
        route.continue({ url: `${api.url}/iceServers` })
      )
      await page.goto('/test-connection')
      return page
    })
  },
})

const outcomes = (page: Page) => page.getByRole('listitem')

const server = 'Our server'
const direct = 'Direct connection'
const udp = 'Relay server (UDP, fastest)'
const tcp = 'Relay server (TCP)'
const tls = 'Relay server (TLS, like a normal website)'
const steps = [server, direct, udp, tcp, tls]

const each = (...words: string[]) =>
  steps.map((step, index) => `${step}${words[index]}`)

test('the page lists all working paths, and is accessible', async ({
  testFrom,
}) => {
  const page = await testFrom()
  await expect(status(page, 'Your connection is good')).toBeVisible()

  const works = 'Works'
  await expect(outcomes(page)).toHaveText(
    each(works, works, works, works, works)
  )
  await expectAccessible(page)
})

test(
  'the page uses neither camera nor microphone, and no other host',
  rehearsed(),
  async ({ testFrom }) => {
    const page = await testFrom()
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).hostname))
    page.on('websocket', (socket) => hosts.add(new URL(socket.url()).hostname))
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => {
        window.cameraWasAsked = true
        throw new Error('asked for a camera')
      }
    })
    await page.reload()
    await expect(status(page, 'Your connection is good')).toBeVisible()
    expect(await page.evaluate(() => window.cameraWasAsked)).toBeUndefined()
    expect([...hosts]).toEqual(['localhost'])
  }
)

test(
  'an installation without a relay says so, and that it is rarely needed',
  rehearsed(),
  async ({ testFrom }) => {
    const page = await testFrom({ settings: { TURN_URLS: '' } })
    await expect(status(page, 'Your connection should be fine')).toBeVisible()

    const none = 'Not set up on this site'
    await expect(outcomes(page)).toHaveText(
      each('Works', 'Works', none, none, none)
    )
  }
)

test(
  'a relay that refuses the credentials is distinguished from one that does not answer',
  rehearsed(),
  async ({ testFrom }) => {
    const page = await testFrom({
      settings: { TURN_SECRET: 'not the secret of the relay' },
    })
    await expect(
      status(page, 'The relay server refused the connection')
    ).toBeVisible()

    const refuses = 'Refused'
    await expect(outcomes(page)).toHaveText(
      each('Works', 'Works', refuses, refuses, refuses)
    )
  }
)

test(
  'with UDP blocked, the relay over TCP and TLS is found',
  rehearsed(),
  async ({ testFrom }) => {
    const page = await testFrom({ isUdpBlocked: true })
    await expect(status(page, 'Your connection works')).toBeVisible()

    const silent = 'No response'
    await expect(outcomes(page)).toHaveText(
      each('Works', silent, silent, 'Works', 'Works')
    )
  }
)

test(
  'if nothing gets through, the page gives advice, and notices when the network works',
  rehearsed(),
  async ({ coturn, testFrom }) => {
    await coturn.kill()
    const page = await testFrom()
    await expect(
      status(page, 'Your network blocks screen sharing')
    ).toBeVisible()
    await expect(page.getByText('phone hotspot')).toBeVisible()
    const silent = 'No response'
    await expect(outcomes(page)).toHaveText(
      each('Works', silent, silent, silent, silent)
    )

    await coturn.start()
    await page.getByRole('button', { name: 'Test again' }).click()
    await expect(status(page, 'Your connection is good')).toBeVisible()
  }
)

test(
  'a server that does not answer is reported first',
  rehearsed(),
  async ({ allowConsole, testFrom }) => {
    allowConsole(outage)
    const page = await testFrom({ isApiGone: true })
    await expect(status(page, 'We can’t reach our server')).toBeVisible()
    await expect(outcomes(page).first()).toHaveText(`${server}No response`)
  }
)
