import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'

import type { Page } from '@playwright/test'
import type { Peer, PeerConnectOption, PeerJSOption } from 'peerjs'

import { watchConnections } from './support/connections'
import { callerWithoutLink, openReceivePage, status } from './support/flows'
import { freePort } from './support/freePort'
import { type OwnApi, ownApi } from './support/ownApi'
import { expect, test } from './support/participants'
import { rehearsed } from './support/rehearsed'

/** A page of another product, with PeerJS and a canvas. */
interface Stranger {
  peerjs: { Peer: typeof Peer }
  peer: Peer
  heard: string[]
  attach: (id?: string) => Promise<string>
  callTo: (id: string) => Promise<string>
  /** connections of our own page */
  connections?: RTCPeerConnection[]
}

declare const window: Stranger & typeof globalThis

const library = readFileSync(require.resolve('peerjs/dist/peerjs.min.js'))

const page =
  '<!doctype html><title>A page of somebody else’s</title>' +
  '<link rel="icon" href="data:,"><canvas width="8" height="8"></canvas>' +
  '<script src="/peerjs.js"></script>'

function settle(options: PeerJSOption) {
  const picture = () =>
    document.querySelector<HTMLCanvasElement>('canvas')!.captureStream(10)
  window.heard = []
  window.attach = (id) => {
    const { Peer } = window.peerjs
    const config = { iceServers: [] }
    const peer =
      id === undefined
        ? new Peer({ ...options, config })
        : new Peer(id, { ...options, config })
    window.peer = peer
    peer.on('call', (call) => {
      call.on('stream', () => window.heard.push(`stream of ${call.peer}`))
      call.answer(picture())
    })
    peer.on('connection', (connection) => {
      window.heard.push(`connection of ${connection.peer}`)
      connection.on('data', (data) => window.heard.push(String(data)))
    })
    return new Promise((resolve) => {
      peer.on('open', resolve)
      peer.on('error', ({ type }) => resolve(type))
    })
  }
  window.callTo = (id) =>
    new Promise((resolve) => {
      window.peer.once('error', ({ type }) => resolve(type))
      window.peer
        .call(id, picture())
        .on('stream', (stream) =>
          resolve(`${stream.getVideoTracks().length} picture`)
        )
    })
}

const attach = (page: Page, id?: string) =>
  page.evaluate((id) => window.attach(id), id)

const call = (page: Page, id: string) =>
  page.evaluate((id) => window.callTo(id), id)

const heard = (page: Page) => page.evaluate(() => window.heard)

let pages: Page[]
let api: OwnApi
let website: Server
let origin: string

test.beforeAll(async () => {
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  website = createServer(({ url }, response) => {
    const isLibrary = url === '/peerjs.js'
    response.setHeader(
      'content-type',
      isLibrary ? 'text/javascript' : 'text/html; charset=utf-8'
    )
    response.end(isLibrary ? library : page)
  }).listen(port, '127.0.0.1')
  await once(website, 'listening')
  api = await ownApi({ ALLOWED_ORIGINS: origin })
  await api.start()
})

test.afterAll(async () => {
  website.close()
  await api.kill()
})

test.beforeEach(async ({ viewer: { context } }) => {
  const { hostname: host, port } = new URL(api.url)
  pages = [await context.newPage(), await context.newPage()]
  for (const page of pages) {
    await page.goto(origin)
    await page.evaluate(settle, { host, port: Number(port), path: '/' })
  }
})

test('an unmodified PeerJS client without an id gets one, and learns that an id is taken or does not exist [§5 empty id, §7 get id]', async () => {
  const [one, other] = pages as [Page, Page]
  for (const id of [undefined, '']) {
    expect(await attach(one, id)).toMatch(/^[a-z]+(-[a-z]+){3}$/)
  }
  expect(await call(one, 'stock-nobody')).toBe('peer-unavailable')
  await attach(one, 'stock-taken')
  expect(await attach(other, 'stock-taken')).toBe('unavailable-id')
})

test('unmodified PeerJS clients call each other in both directions', async () => {
  const [one, other] = pages as [Page, Page]
  expect(await attach(one, 'stock one')).toBe('stock one')
  expect(await attach(other, 'stock_other')).toBe('stock_other')
  expect(await call(one, 'stock_other')).toBe('1 picture')
  await expect.poll(() => heard(other)).toEqual(['stream of stock one'])
  expect(await call(other, 'stock one')).toBe('1 picture')
  await expect.poll(() => heard(one)).toEqual(['stream of stock_other'])
})

test('an unmodified PeerJS client reconnects with its id', async () => {
  const [one, other] = pages as [Page, Page]
  await attach(one, 'stock-again')
  await attach(other, 'stock-caller')
  const again = await one.evaluate(
    () =>
      new Promise((resolve) => {
        window.peer.once('disconnected', () => {
          window.peer.once('open', resolve)
          window.peer.reconnect()
        })
        window.peer.disconnect()
      })
  )
  expect(again).toBe('stock-again')
  expect(await call(other, 'stock-again')).toBe('1 picture')
})

const connect = (page: Page, id: string, options: PeerConnectOption) =>
  page.evaluate(
    ([id, options]) => {
      const connection = window.peer.connect(id, options)
      connection.on('open', () => connection.send('hello'))
    },
    [id, options] as const
  )

for (const serialization of ['binary', 'json'] as const) {
  test(
    `unmodified PeerJS clients have a data connection in ${serialization} [§7 data offer payload]`,
    rehearsed(serialization === 'json'),
    async () => {
      const [one, other] = pages as [Page, Page]
      await attach(one, `${serialization}-stranger`)
      await attach(other, `${serialization}-person`)
      const options = { label: 'greetings', serialization, reliable: true }
      await connect(one, `${serialization}-person`, options)
      await expect
        .poll(() => heard(other))
        .toEqual([`connection of ${serialization}-stranger`, 'hello'])
    }
  )
}

test('a data connection of an unmodified PeerJS client to one of our pages is refused without harm', async ({
  viewer,
  baseURL,
}) => {
  const [stranger] = pages as [Page, Page]
  const { page: helper } = viewer
  const arrived: unknown[] = []
  const said: unknown[] = []
  helper.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => arrived.push(payload))
    socket.on('framesent', ({ payload }) => said.push(payload))
  })
  await watchConnections(helper)
  const link = await openReceivePage(helper)
  const id = new URL(link).pathname.slice(1)
  // The server accepts only pages of our origin.
  await stranger.goto(`${baseURL}/terms`)
  await stranger.evaluate(library.toString())
  await stranger.evaluate(() =>
    document.body.append(document.createElement('canvas'))
  )
  const { hostname: host } = new URL(baseURL!)
  await stranger.evaluate(settle, { host, port: 9000, path: '/' })
  await attach(stranger, 'stock-of-our-origin')
  await connect(stranger, id, { label: 'kinscreen' })
  await connect(stranger, id, { serialization: 'json' })
  // A page that still works asks its user about this valid call, after it has
  // handled all earlier messages.
  void call(stranger, id).catch(() => {})
  await expect(callerWithoutLink(helper)).toBeVisible()

  const offers = arrived.filter((each) => /"type":"data"/.test(String(each)))
  expect(offers.length).toBeGreaterThanOrEqual(2)
  expect(said.filter((each) => /"dc_/.test(String(each)))).toEqual([])
  // Leaves out the connection that PeerJS creates to detect features of the
  // browser.
  const negotiated = await helper.evaluate(
    () => window.connections?.filter((each) => each.remoteDescription).length
  )
  expect(negotiated).toBe(0)
  await expect(status(helper, 'Waiting for them to share')).toBeVisible()
})

test('an unmodified PeerJS client with another key receives an error [§7 INVALID-KEY]', async () => {
  const { hostname: host, port } = new URL(api.url)
  const [page] = pages as [Page, Page]
  await page.evaluate(settle, {
    ...{ host, port: Number(port), path: '/' },
    key: 'other',
  })
  expect(await attach(page, 'stock-key')).toBe('invalid-key')
})

test(
  'an unmodified PeerJS client ends the call when its peer’s page has left [§7 LEAVE]',
  rehearsed(),
  async () => {
    const [one, other] = pages as [Page, Page]
    await attach(one, 'stock_stays')
    await attach(other, 'stock_goes')
    expect(await call(other, 'stock_stays')).toBe('1 picture')
    const left = one.evaluate(
      () =>
        new Promise((resolve) =>
          window.peer.socket.on('message', ({ type, src }) => {
            if (type === 'LEAVE') resolve(src)
          })
        )
    )
    await other.goto('about:blank')
    expect(await left).toBe('stock_goes')
    expect(
      await one.evaluate(() => Reflect.ownKeys(window.peer.connections))
    ).toEqual([])
  }
)

test(
  'an unmodified PeerJS client that disconnects keeps its calls',
  rehearsed(),
  async () => {
    const [one, other] = pages as [Page, Page]
    await attach(one, 'stock-keeps')
    await attach(other, 'stock-parts')
    expect(await call(other, 'stock-keeps')).toBe('1 picture')
    const told = one.evaluate(
      () =>
        new Promise((resolve) =>
          window.peer.socket.on('message', ({ payload }) => {
            if (payload?.control) resolve(payload.control)
          })
        )
    )
    await other.evaluate(() => window.peer.disconnect())
    expect(await told).toBe('gone')
    expect(
      await one.evaluate(() => Reflect.ownKeys(window.peer.connections))
    ).toEqual(['stock-parts'])
  }
)

const listAll = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        window.peer.once('error', ({ type }) => resolve(type))
        window.peer.listAllPeers(resolve)
      })
  )

test('an unmodified PeerJS client may not list peers [§7 peers not permitted]', async ({
  allowConsole,
}) => {
  allowConsole(/401/)
  const [page] = pages as [Page, Page]
  await attach(page, 'stock-curious')
  const answer = page.waitForResponse(/\/peerjs\/peers/)
  expect(await listAll(page)).toBe('server-error')
  expect((await answer).status()).toBe(401)
})

test('an unmodified PeerJS client lists peers where it is allowed [§7 get peers]', async () => {
  const open = await ownApi({
    ALLOWED_ORIGINS: origin,
    ALLOW_DISCOVERY: 'true',
  })
  await open.start()
  const { hostname: host, port } = new URL(open.url)
  for (const page of pages) {
    await page.evaluate(settle, { host, port: Number(port), path: '/' })
  }
  await attach(pages[0]!, 'stock one')
  await attach(pages[1]!, 'stock_other')
  expect(await listAll(pages[0]!)).toEqual(['stock one', 'stock_other'])
  await open.kill()
})
