import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type Certificate, selfSignedCertificate } from './certificate'
import { watchConnections } from './connections'
import { type Coturn, ownCoturn } from './coturn'
import { type OwnApi, ownApi } from './ownApi'
import { type Participant, test as base } from './participants'

interface NetworkCondition {
  /**
   * `direct` allows only paths over a relay. `udp` allows only TCP, and
   * browsers connect over TCP only to a relay.
   */
  blocked: 'direct' | 'udp'
  /** the relay's address in the api's setting TURN_URLS */
  relay: keyof Coturn['urls'] | 'none'
  /** further settings of the api */
  settings?: Record<string, string>
}

interface Pair {
  sharer: Participant
  viewer: Participant
}

interface Fixtures {
  folder: string
  certificate: Certificate
  coturn: Coturn
  /** stopped after the browsers, which would otherwise report errors */
  apis: OwnApi[]
  /** creates two browsers, and an api that issues credentials for them */
  meet: (condition: NetworkCondition) => Promise<Pair>
}

export const secret = 'shared by api and relay'

export const blockUdp = '--webrtc-ip-handling-policy=disable_non_proxied_udp'

export const test = base.extend<Fixtures>({
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'kinscreen-relay-'))
    await use(folder)
    rmSync(folder, { recursive: true })
  },
  certificate: async ({ folder }, use) => use(selfSignedCertificate(folder)),
  coturn: async ({ folder, certificate }, use) => {
    const coturn = await ownCoturn({ folder, secret, certificate })
    await coturn.start()
    await use(coturn)
    await coturn.kill()
  },
  apis: async ({}, use) => {
    const apis: OwnApi[] = []
    await use(apis)
    await Promise.all(apis.map((api) => api.kill()))
  },
  meet: async ({ coturn, certificate, apis, launch, launchSharer }, use) => {
    await use(async ({ blocked, relay, settings }) => {
      const api = await ownApi({
        TURN_URLS: relay === 'none' ? '' : coturn.urls[relay],
        TURN_SECRET: secret,
        ...settings,
      })
      apis.push(api)
      await api.start()
      const args = [
        ...[api.arg, certificate.arg],
        ...(blocked === 'udp' ? [blockUdp] : []),
      ]
      const viewer = await launch({ args })
      const sharer = await launchSharer({ args })
      for (const { context } of [viewer, sharer]) {
        await watchConnections(context, { relayOnly: blocked === 'direct' })
        // The web server would forward the request to the api on port 9000.
        await context.route('**/iceServers', (route) =>
          route.continue({ url: `${api.url}/iceServers` })
        )
      }
      return { sharer, viewer }
    })
  },
})
