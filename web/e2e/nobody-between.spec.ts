import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'
import type { Peer } from 'peerjs'

import { watchConnections } from './support/connections'
import { answerThatICalled, pressShare, status } from './support/flows'
import { expect, test } from './support/participants'

interface Stranger {
  peerjs: { Peer: typeof Peer }
  connections?: RTCPeerConnection[]
}

/** An offer as PeerJS stores it. */
interface Received {
  options: { _payload: { sdp: { sdp: string } } }
}

declare const window: Stranger & typeof globalThis

const library = readFileSync(
  require.resolve('peerjs/dist/peerjs.min.js'),
  'utf8'
)

/**
 * Simulates an attacker who uses a helper's id: accepts the call, but never
 * opens the DataChannel for the `hello` messages of the two sides.
 */
async function answerWithoutGreeting(page: Page, id: string): Promise<void> {
  await watchConnections(page.context())
  await page.goto('/privacy')
  await page.addScriptTag({ content: library })
  await page.evaluate(async (id) => {
    const { Peer } = window.peerjs
    const peer = new Peer(id, {
      ...{ host: 'localhost', port: 9000, path: '/', token: 'a'.repeat(16) },
      config: { iceServers: [] },
    })
    await new Promise((resolve) => peer.on('open', resolve))
    peer.on('call', (call) => {
      // Changes the port, so that SCTP never connects (RFC 8841).
      const { sdp } = (call as unknown as Received).options._payload
      sdp.sdp = sdp.sdp.replace(/a=sctp-port:\d+/, 'a=sctp-port:4999')
      const canvas = document.createElement('canvas')
      canvas.getContext('2d')?.fillRect(0, 0, 1, 1)
      call.answer(canvas.captureStream(10))
    })
  }, id)
}

const isThroughTo = (page: Page) =>
  page.evaluate(() =>
    (window.connections ?? []).some(
      ({ connectionState }) => connectionState === 'connected'
    )
  )

/** The widest received frame of all connections. */
const widestPicture = (page: Page) =>
  page.evaluate(async () => {
    let widest = 0
    for (const connection of window.connections ?? []) {
      const stats = await connection.getStats()
      stats.forEach(({ type, frameWidth = 0 }: RTCInboundRtpStreamStats) => {
        if (type === 'inbound-rtp') widest = Math.max(widest, frameWidth)
      })
    }
    return widest
  })

test('PS33 no frame of a screen is sent before the page says that a person sees it', async ({
  sharer,
  viewer: { page: stranger },
}) => {
  const id = `lamp-cloud-piano-${randomInt(1e9)}`
  await answerWithoutGreeting(stranger, id)
  await sharer.page.goto(`/${id}`)
  await answerThatICalled(sharer.page)
  await pressShare(sharer.page)
  // The attacker has answered, so media could flow, but has sent no `hello`
  // message.
  await expect(status(sharer.page, 'Connecting to your helper…')).toBeVisible({
    timeout: 30_000,
  })

  // The connection exists, but its video has at most one pixel.
  await expect.poll(() => isThroughTo(stranger)).toBe(true)
  expect(await widestPicture(stranger)).toBeLessThanOrEqual(2)
  await expect(status(sharer.page, 'You are sharing your screen')).toHaveCount(
    0
  )
})
