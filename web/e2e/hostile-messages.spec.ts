import type { Page, WebSocketRoute } from '@playwright/test'

import { routeSignalling } from './support/connections'
import {
  admitCaller,
  callerWithoutLink,
  openReceivePage,
  pinOfSomeone,
  pressShare,
  status,
} from './support/flows'
import { expect, test } from './support/participants'

type Frame = { type: string; dst?: string; payload?: object }

/**
 * @returns a function that sends the page a message of the signalling server
 */
async function serve(
  page: Page,
  onFrame: (frame: Frame, socket: WebSocketRoute) => void = () => {}
): Promise<(frame: unknown) => void> {
  let open: WebSocketRoute | null = null
  await routeSignalling(page, (socket) => {
    open = socket
    socket.onMessage((text) => onFrame(JSON.parse(String(text)), socket))
    socket.send('{"type":"OPEN"}')
  })
  return (frame) => open?.send(JSON.stringify(frame))
}

const src = 'river-apple-tiger-moon'
const call = { type: 'media', connectionId: 'mc_hostile' }
const offer = { ...call, sdp: { type: 'offer', sdp: 'v=0' } }

/**
 * Invalid calls. They must not end or block the page, or stay in its memory.
 */
const malformed: [string, object][] = [
  ['an offer without a description', { payload: call }],
  ['an offer whose description is a text', { payload: { ...call, sdp: 'v' } }],
  [
    'an offer whose description is of another type',
    { payload: { ...call, sdp: { type: 'rollback', sdp: 'v=0' } } },
  ],
  [
    'an offer whose description is of no type',
    { payload: { ...call, sdp: { sdp: 'v=0' } } },
  ],
  [
    'an offer whose description is a number',
    { payload: { ...call, sdp: { type: 'offer', sdp: 7 } } },
  ],
  ['an offer without a payload', { payload: null }],
  ['an offer of an unknown kind', { payload: { ...offer, type: 'other' } }],
  [
    'a data offer of an unknown serialization',
    {
      payload: {
        ...offer,
        type: 'data',
        label: 'kinscreen',
        serialization: 'unknown',
      },
    },
  ],
  ['an offer without a sender', { src: undefined, payload: offer }],
  ['an offer with an invalid sender', { src: {}, payload: offer }],
  ['an error without a reason', { type: 'ERROR' }],
  [
    'an answer without an offer',
    { type: 'ANSWER', payload: { ...call, sdp: {} } },
  ],
  [
    'a candidate that is none',
    { type: 'CANDIDATE', payload: { ...call, candidate: { sdpMid: {} } } },
  ],
]

test.describe('a waiting helper', () => {
  test('is not disturbed by malformed messages', async ({
    viewer: { page },
  }) => {
    const say = await serve(page)
    await openReceivePage(page)
    for (const [, frame] of malformed) say({ type: 'OFFER', src, ...frame })
    // A page that still works asks its user about this valid call, after it has
    // handled all earlier messages.
    say({ type: 'OFFER', src, payload: offer })
    await expect(callerWithoutLink(page)).toBeVisible()

    await expect(status(page, 'Waiting for them to share')).toBeVisible()
    await expect(
      page.getByRole('textbox', { name: 'Link to send' })
    ).toBeVisible()
  })

  test('keeps waiting when a call has a description that no browser understands', async ({
    viewer: { page },
  }) => {
    const say = await serve(page)
    await openReceivePage(page)
    const garbage = { type: 'offer', sdp: 'no description at all' }
    say({ type: 'OFFER', src, payload: { ...call, sdp: garbage } })
    await admitCaller(page)
    await expect(status(page, 'Waiting for them to share')).toBeVisible()
    await expect(callerWithoutLink(page)).toBeHidden()
  })
})

interface Asking {
  /** what the page has sent, by kind */
  asked: { knocks: number; offers: number }
}

declare const window: Asking & typeof globalThis

/**
 * Replaces the signalling server with one that answers immediately. With a
 * `knock` message, a sharer asks whether the helper is there. For this number of
 * knocks, the server answers as if the helper were absent.
 */
function serveNobody(knocks: number) {
  window.asked = { knocks: 0, offers: 0 }
  class Server extends EventTarget {
    readonly readyState = 1
    onopen = () => {}
    onclose = () => {}
    onmessage = (_: { data: string }) => {}

    private readonly id: string | null

    constructor(url: string) {
      super()
      this.id = new URL(url).searchParams.get('id')
      queueMicrotask(() => {
        this.onopen()
        this.say({ type: 'OPEN' })
      })
    }

    send(text: string) {
      const { type, dst: src, payload: sent } = JSON.parse(text)
      // A page checks its connection with a message to itself.
      if (src === this.id) return this.say({ type, src, payload: sent })
      if (type === 'OFFER') window.asked.offers++
      else if (type === 'ANSWER') window.asked.knocks++
      else return
      const isThere = window.asked.knocks > knocks
      const payload = { type: 'kinscreen', v: 1, control: 'here' }
      if (!isThere) this.say({ type: 'EXPIRE', src })
      else if (type === 'ANSWER') this.say({ type: 'ANSWER', src, payload })
    }

    close() {}

    private say(message: object) {
      queueMicrotask(() => this.onmessage({ data: JSON.stringify(message) }))
    }
  }
  Object.assign(window, { WebSocket: Server })
}

test('PS13 a sharer whose helper is absent knocks six hundred times, and calls when the helper is there', async ({
  sharer: { page },
}) => {
  const asked = () => page.evaluate(() => window.asked)
  const pass = async (ms: number) => {
    await page.clock.runFor(ms)
    return asked()
  }
  await page.clock.install()
  await page.addInitScript(serveNobody, 600)
  await page.goto(`/${src}${pinOfSomeone}`)
  await page.clock.runFor(1_000)
  await pressShare(page)
  await expect.poll(async () => (await pass(100)).offers).toBe(1)
  // A knock follows 0.3 s after the answer to the previous knock. The sharer
  // waits 20 s for an answer to the call before it knocks again.
  while ((await pass(30_000)).knocks <= 480);
  while ((await pass(300)).knocks <= 600);

  await expect.poll(() => pass(100)).toEqual({ knocks: 601, offers: 2 })
  await expect(status(page, 'Waiting for your helper')).toBeVisible()
})
