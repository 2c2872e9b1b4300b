import type { Page, WebSocketRoute } from '@playwright/test'

import { routeSignalling } from './support/connections'
import {
  expectOutcome,
  openReceivePage,
  outage,
  share,
  status,
} from './support/flows'
import { expect, test } from './support/participants'

interface Message {
  type: string
  src?: string
  dst?: string
  payload?: Record<string, unknown>
}

function listenTo(page: Page) {
  const sent: Message[] = []
  const received: Message[] = []
  const urls: URL[] = []
  page.on('websocket', (socket) => {
    urls.push(new URL(socket.url()))
    socket.on('framesent', ({ payload }) => sent.push(read(payload)))
    socket.on('framereceived', ({ payload }) => received.push(read(payload)))
  })
  return { sent, received, urls }
}

const read = (payload: string | Buffer) =>
  JSON.parse(payload.toString()) as Message

const typesOf = (messages: Message[]) => messages.map(({ type }) => type)

const find = (messages: Message[], type: string) =>
  messages.find((message) => message.type === type)

test.describe('signalling (specification §7)', () => {
  test('is a WebSocket with key, id, token and version [§7 get id, §7 socket, §7 OPEN]', async ({
    viewer: { page },
  }) => {
    const { urls, received } = listenTo(page)
    const issued = page.waitForResponse(/:9000\/peerjs\/id\?/)
    const link = await openReceivePage(page)
    const id = new URL(link).pathname.slice(1)

    expect(await (await issued).text()).toBe(id)
    const [url] = urls
    expect(url?.origin).toBe('ws://localhost:9000')
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      ...{ key: 'peerjs', id },
      token: expect.stringMatching(/^[0-9a-f]{32}$/),
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    })
    expect(typesOf(received)).toContain('OPEN')
  })

  test('carries offer, answer, candidates and heartbeats as JSON [§7 messages, §7 HEARTBEAT, §7 CANDIDATE, §7 OFFER, §7 ANSWER, §7 offer payload, §9 media prefix]', async ({
    sharer,
    viewer,
  }) => {
    const ofSharer = listenTo(sharer.page)
    const ofViewer = listenTo(viewer.page)
    const id = new URL(await share(sharer.page, viewer.page)).pathname.slice(1)

    const offer = find(ofSharer.sent, 'OFFER')
    expect(offer).toEqual({
      type: 'OFFER',
      dst: id,
      payload: {
        sdp: { type: 'offer', sdp: expect.stringContaining('m=video') },
        type: 'media',
        connectionId: expect.stringMatching(/^mc_/),
        metadata: { mac: expect.stringMatching(/^[\w-]{43}$/) },
      },
    })
    const connectionId = offer?.payload?.connectionId
    const src = ofSharer.urls[0]?.searchParams.get('id')
    expect(find(ofViewer.received, 'OFFER')).toEqual({ ...offer, src })
    expect(find(ofViewer.sent, 'CANDIDATE')).toMatchObject({
      dst: src,
      payload: { type: 'media', connectionId, candidate: expect.anything() },
    })
    const answers = ofViewer.sent.filter(({ payload }) => payload?.sdp)
    expect(answers[0]).toMatchObject({
      type: 'ANSWER',
      dst: src,
      payload: { type: 'media', connectionId, sdp: { type: 'answer' } },
    })
    await expect.poll(() => typesOf(ofViewer.sent)).toContain('HEARTBEAT')
  })
})

const serve = (
  page: Page,
  onAttach: (socket: WebSocketRoute, id: string) => void
) =>
  routeSignalling(page, (socket) =>
    onAttach(socket, new URL(socket.url()).searchParams.get('id') ?? '')
  )

const say = (socket: WebSocketRoute, message: object) =>
  socket.send(JSON.stringify(message))

test.describe('a page that receives the message', () => {
  test('ID-TAKEN attaches with its id and a number appended [§7 ID-TAKEN, §4 id suffix]', async ({
    viewer: { page },
  }) => {
    let isTaken = false
    await serve(page, (socket, id) =>
      say(socket, { type: isTaken && !id.endsWith('2') ? 'ID-TAKEN' : 'OPEN' })
    )
    const link = await openReceivePage(page)
    isTaken = true
    // Compares the links without their key fingerprints, which differ for each
    // id.
    const address = (url: string) => url.split('#')[0]
    expect(address(await openReceivePage(page))).toBe(`${address(link)}2`)
  })

  test('INVALID-KEY shows an error [§7 INVALID-KEY]', async ({
    viewer: { page },
  }) => {
    await serve(page, (socket) => say(socket, { type: 'INVALID-KEY' }))
    await page.goto('/receive')
    await expectOutcome(page, 'Something went wrong')
  })

  test('ERROR connects again [§7 ERROR]', async ({
    viewer: { page },
    allowConsole,
  }) => {
    allowConsole(outage)
    let isBroken = true
    await serve(page, (socket) => {
      say(
        socket,
        isBroken
          ? { type: 'ERROR', payload: { msg: 'No more room' } }
          : { type: 'OPEN' }
      )
      isBroken = false
    })
    await openReceivePage(page)
    expect(isBroken).toBe(false)
  })

  test('EXPIRE or LEAVE from an id without a call ignores it [§7 EXPIRE, §7 LEAVE]', async ({
    viewer: { page },
  }) => {
    await serve(page, (socket) => {
      say(socket, { type: 'OPEN' })
      say(socket, { type: 'EXPIRE', src: 'somebody' })
      say(socket, { type: 'LEAVE', src: 'somebody' })
    })
    await openReceivePage(page)
    await expect(status(page, 'Waiting for them to share')).toBeVisible()
  })
})
