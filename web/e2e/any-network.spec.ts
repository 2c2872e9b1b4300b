import type { Page } from '@playwright/test'

import {
  expectSharing,
  openReceivePage,
  pressShare,
  share,
  status,
} from './support/flows'
import { expect } from './support/participants'
import {
  chosenPath,
  connectionCount,
  credentialsSecondsLeft,
} from './support/path'
import { expectMovingPicture, expectTheSharedScreen } from './support/picture'
import { rehearsed } from './support/rehearsed'
import { test } from './support/relay'
import { openMore } from './support/stage'

// The sharer calls less often after half a minute without a connection, so a
// recovery may take up to a minute.
const recovery = { timeout: 60_000 }

const reconnecting = (page: Page) => status(page, 'Reconnecting…')
const advice = (page: Page) => page.getByText('Try a different network')

for (const [obstacle, relay] of [
  ['direct', 'udp'],
  ['udp', 'tcp'],
  ['udp', 'tls'],
] as const) {
  test(
    `with ${obstacle} paths blocked, the picture comes through a relay over ${relay}`,
    rehearsed(relay !== 'tls'),
    async ({ meet }) => {
      const { sharer, viewer } = await meet({ blocked: obstacle, relay })
      await share(sharer.page, viewer.page)

      await expectMovingPicture(viewer.page)
      const relayed = { local: 'relay', remote: 'relay', relayProtocol: relay }
      expect(await chosenPath(viewer.page)).toEqual(relayed)
      expect(await chosenPath(sharer.page)).toEqual(relayed)
    }
  )
}

test(
  'a short network outage is noticed, and the share recovers by itself',
  rehearsed(),
  async ({ coturn, meet }) => {
    const { sharer, viewer } = await meet({ blocked: 'direct', relay: 'udp' })
    await share(sharer.page, viewer.page)

    coturn.freeze()
    await expect(reconnecting(viewer.page)).toBeVisible()
    await expect(reconnecting(sharer.page)).toBeVisible()
    await expect(viewer.page.locator('canvas')).toHaveCSS(
      'filter',
      /^grayscale\(1\)/
    )
    await expect(viewer.page.locator('canvas')).toBeVisible()

    coturn.thaw()
    await expect(reconnecting(viewer.page)).toHaveCount(0, recovery)
    await expectMovingPicture(viewer.page)
    await expectSharing(sharer.page)
  }
)

test(
  'the picture returns when a relay is back after half a minute, without its allocations',
  rehearsed(),
  async ({ coturn, meet }) => {
    const { sharer, viewer } = await meet({ blocked: 'direct', relay: 'udp' })
    await share(sharer.page, viewer.page)

    coturn.freeze()
    await expect(advice(viewer.page)).toBeVisible()
    await openMore(sharer.page)
    await expect(advice(sharer.page)).toBeVisible()
    await expect(reconnecting(viewer.page)).toBeVisible()
    await expect
      .poll(() => connectionCount(sharer.page), recovery)
      .toBeGreaterThanOrEqual(3)
    await coturn.kill()
    await coturn.start()

    await expect(reconnecting(viewer.page)).toHaveCount(0, recovery)
    await expectMovingPicture(viewer.page)
    await expectSharing(sharer.page)
    await expect(advice(sharer.page)).toHaveCount(0)
  }
)

test(
  'a share outlives its TURN credentials, and finds a new path with fresh ones',
  rehearsed(),
  async ({ coturn, meet }) => {
    const { sharer, viewer } = await meet({
      blocked: 'direct',
      relay: 'udp',
      settings: { TURN_TTL_SECONDS: '12' },
    })
    await share(sharer.page, viewer.page)
    for (const { page } of [viewer, sharer]) {
      await expect.poll(() => credentialsSecondsLeft(page)).toBeLessThan(0)
    }
    await expectMovingPicture(viewer.page)

    // The relay may be back before either side has noticed the failure.
    await coturn.kill()
    await coturn.start()
    await expect
      .poll(() => credentialsSecondsLeft(sharer.page), recovery)
      .toBeGreaterThan(0)
    await expect(reconnecting(viewer.page)).toHaveCount(0, recovery)
    await expectMovingPicture(viewer.page)
    await expectSharing(sharer.page)
  }
)

for (const [why, obstacle] of [
  ['there is no relay', { relay: 'none' }],
  [
    'the relay refuses the credentials',
    { relay: 'tcp', settings: { TURN_SECRET: 'not the secret of the relay' } },
  ],
] as const) {
  test(
    `both sides read advice when nothing gets through and ${why}`,
    rehearsed(),
    async ({ meet }) => {
      const { sharer, viewer } = await meet({ blocked: 'udp', ...obstacle })
      await sharer.page.goto(await openReceivePage(viewer.page))
      await pressShare(sharer.page)

      await expect(
        status(sharer.page, 'Connecting to your helper…')
      ).toBeVisible()
      await expect(
        status(viewer.page, 'Connecting to their computer…')
      ).toBeVisible()
      await openMore(sharer.page)
      await expect(advice(sharer.page)).toBeVisible()
      await expect(advice(viewer.page)).toBeVisible()
    }
  )
}

test(
  'a call that waits for a relay connects once the relay runs, without a second picker',
  rehearsed(),
  async ({ coturn, meet }) => {
    const { sharer, viewer } = await meet({ blocked: 'udp', relay: 'tcp' })
    await coturn.kill()
    await sharer.page.goto(await openReceivePage(viewer.page))
    await pressShare(sharer.page)
    await expect(advice(viewer.page)).toBeVisible()

    await coturn.start()
    await expect(advice(viewer.page)).toHaveCount(0, recovery)
    await expectTheSharedScreen(viewer.page)
    await expectSharing(sharer.page)
  }
)
