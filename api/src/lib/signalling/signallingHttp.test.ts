import { addressLimits } from 'src/lib/limits/addressLimits'

import {
  pageOrigin,
  startSignalling,
  type TestServer,
} from './signalling.fixtures'

describe('the HTTP routes of the signalling server', () => {
  let signalling: TestServer

  beforeAll(async () => {
    signalling = await startSignalling()
  })

  afterAll(async () => {
    await signalling.server.close()
  })

  it('issue a new id of four words each time, as text [§7 get id]', async () => {
    const issue = async () => {
      const answer = await fetch(`${signalling.url}/peerjs/id?ts=1`)
      expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
      return answer.text()
    }
    const [one, two] = [await issue(), await issue()]
    expect(one).toMatch(/^[a-z]+(-[a-z]+){3}$/)
    expect(two).not.toBe(one)
  })

  it('forbid caches to store an id', async () => {
    const { headers } = await fetch(`${signalling.url}/peerjs/id`)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('let only allowed pages read an id (W13)', async () => {
    const allowed = async (origin: string) => {
      const answer = await fetch(`${signalling.url}/peerjs/id`, {
        headers: { origin },
      })
      return answer.headers.get('access-control-allow-origin')
    }
    expect(await allowed(pageOrigin)).toBe(pageOrigin)
    expect(await allowed('https://evil.example')).toBeNull()
  })

  it('hide the list of attached ids, unless it is allowed [§7 peers not permitted]', async () => {
    const answer = await fetch(`${signalling.url}/peerjs/peers`)
    expect(answer.status).toBe(401)
    expect(await answer.text()).toBe('')
  })

  it('answer 426 to a WebSocket request that has lost its upgrade', async () => {
    const answer = await fetch(`${signalling.url}/peerjs?key=peerjs&id=river`)
    expect(answer.status).toBe(426)
    expect(answer.headers.get('upgrade')).toBe('websocket')
  })

  it('exist only for our key (W13)', async () => {
    const answer = await fetch(`${signalling.url}/other/id`)
    expect(answer.status).toBe(404)
  })
})

describe('the list of ids, where discovery is allowed,', () => {
  let signalling: TestServer

  beforeEach(async () => {
    signalling = await startSignalling({ allowDiscovery: true })
  })

  afterEach(() => signalling.server.close())

  const ask = (origin = pageOrigin) =>
    fetch(`${signalling.url}/peerjs/peers?ts=1`, { headers: { origin } })

  it('is JSON with exactly the attached ids [§7 get peers]', async () => {
    expect(await (await ask()).json()).toEqual([])
    await signalling.attach('river')
    const broken = await signalling.attach('some_body')
    const answer = await ask()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual(['river', 'some_body'])
    broken.webSocket.terminate()
    await broken.closed
    while ((await (await ask()).json()).length > 1);
    expect(await (await ask()).json()).toEqual(['river'])
  })

  it('can be read only by allowed pages (W13)', async () => {
    const readableBy = async (origin: string) =>
      (await ask(origin)).headers.get('access-control-allow-origin')
    expect(await readableBy(pageOrigin)).toBe(pageOrigin)
    expect(await readableBy('https://evil.example')).toBeNull()
  })

  it('counts as a request of its address', async () => {
    const limits = { ...addressLimits(1), requestsPerMinute: 1 }
    const limited = await startSignalling({ allowDiscovery: true, limits })
    const status = async () =>
      (await fetch(`${limited.url}/peerjs/peers`)).status
    expect([await status(), await status()]).toEqual([200, 429])
    await limited.server.close()
  })
})
