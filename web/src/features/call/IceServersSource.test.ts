import { FakeClock } from 'src/browser/FakeClock'
import type { UserId } from 'src/features/links/model/userId'

import { IceServersSource } from './IceServersSource'

const id = 'river-apple-tiger-moon' as UserId
const iceServers = [
  { urls: 'stun:stun.example.org' },
  { urls: ['turn:turn.example.org'], username: 'u', credential: 'c' },
]
const ttlSeconds = 600
const halfItsLifeMs = 300_000

const answering = (body: unknown) => async () =>
  ({ json: async () => body }) as Response

const good = answering({ iceServers, ttlSeconds })
const bad = () => Promise.reject(new TypeError('Failed to fetch'))
const never = () => new Promise<Response>(() => {})

function unattached(fetchUrl: typeof fetch = good) {
  const clock = new FakeClock()
  const asked = jest.fn(fetchUrl)
  const made = new IceServersSource(() => '/api/iceServers', asked, clock.now)
  const attach = () => made.attach({ id, token: 'a token' })
  return { clock, asked, made, attach }
}

function source(fetchUrl?: typeof fetch) {
  const all = unattached(fetchUrl)
  all.attach()
  return all
}

describe('IceServersSource', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('returns the answer of the api, and lets nobody cache it', async () => {
    const { made, asked } = source()

    await expect(made.within(1_000)).resolves.toEqual(iceServers)
    expect(asked).toHaveBeenCalledWith(
      '/api/iceServers',
      expect.objectContaining({ cache: 'no-store' })
    )
  })

  it('asks again in a call if the api gives relays only to calls', async () => {
    const [stun] = iceServers
    const before = { iceServers: [stun], ttlSeconds, relaysInCall: true }
    const answers = [before, { iceServers, ttlSeconds }]
    const fetchUrl = () => answering(answers.shift())()
    const { made, asked } = source(fetchUrl)
    await expect(made.within(1_000)).resolves.toEqual([stun])
    await expect(made.within(1_000)).resolves.toEqual([stun])

    await expect(made.withinCall(1_000)).resolves.toEqual(iceServers)
    await expect(made.withinCall(1_000)).resolves.toEqual(iceServers)
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('authenticates to the api, so that it gives relays', async () => {
    const { made, asked } = source()
    await made.within(1_000)

    expect(asked).toHaveBeenCalledWith(
      '/api/iceServers',
      expect.objectContaining({
        headers: { authorization: `Basic ${btoa(`${id}:a token`)}` },
      })
    )
  })

  it('asks again if the clock was set back by years', async () => {
    const { made, asked, clock } = source()
    await made.within(1_000)
    clock.advance(-100 * 365 * 86_400_000)
    await expect(made.within(1_000)).resolves.toEqual(iceServers)
    expect(asked).toHaveBeenCalledTimes(2)
    await made.within(1_000)
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('asks nothing before the socket is open, and has the answer shortly after', async () => {
    const { made, asked, attach } = unattached()
    await expect(made.within(1_000)).resolves.toEqual([])
    expect(asked).not.toHaveBeenCalled()
    attach()
    await jest.advanceTimersByTimeAsync(0)

    await expect(made.within(0)).resolves.toEqual(iceServers)
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('keeps its answer while the socket is disconnected, and asks again once it is back', async () => {
    const { made, asked, attach, clock } = source()
    await made.within(1_000)
    made.attach(null)
    clock.advance(halfItsLifeMs)
    await expect(made.within(1_000)).resolves.toEqual(iceServers)
    expect(asked).toHaveBeenCalledTimes(1)
    attach()

    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('asks an older api without authentication', async () => {
    const { made, asked } = unattached()
    asked.mockImplementationOnce(bad)
    made.attach({ id, token: 'a token' })

    await expect(made.within(1_000)).resolves.toEqual(iceServers)
    expect(asked.mock.calls[1]?.[1]).not.toHaveProperty('headers')
  })

  it('asks once for all simultaneous requests', async () => {
    const { made, asked } = source()
    const answers = await Promise.all([made.within(1_000), made.within(1_000)])

    expect(answers).toEqual([iceServers, iceServers])
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('returns none if the answer is late, and does not ask a second time', async () => {
    const { made, asked } = source(never)
    const answered = jest.fn()
    void made.within(1_500).then(answered)
    await jest.advanceTimersByTimeAsync(1_499)
    expect(answered).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(answered).toHaveBeenCalledWith([])

    void made.within(0)

    expect(asked).toHaveBeenCalledTimes(1)
  })

  it.each([
    [null],
    [[]],
    [{}],
    [{ iceServers }],
    [{ iceServers, ttlSeconds: '600' }],
    [{ iceServers, ttlSeconds: 0 }],
    [{ iceServers: {}, ttlSeconds }],
    [{ iceServers: [{ url: 'stun:stun.example.org' }], ttlSeconds }],
    [{ iceServers: [{ urls: [7] }], ttlSeconds }],
    [{ error: 'Service unavailable' }],
  ])('returns none for an answer like %j', async (body) => {
    const { made } = source(answering(body))

    await expect(made.within(1_000)).resolves.toEqual([])
  })

  it('returns none if the answer is not JSON', async () => {
    const html = async () =>
      ({ json: () => Promise.reject(new SyntaxError()) }) as Partial<Response>
    const { made } = source(html as typeof fetch)

    await expect(made.within(1_000)).resolves.toEqual([])
  })

  it('asks again at half the lifetime of the answer', async () => {
    const { made, asked, clock } = source()
    await made.within(1_000)
    clock.advance(halfItsLifeMs - 1)
    await made.within(1_000)
    expect(asked).toHaveBeenCalledTimes(1)
    clock.advance(1)
    await made.within(1_000)

    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('asks again after a failure', async () => {
    const { made, asked, attach } = unattached()
    asked.mockImplementationOnce(bad).mockImplementationOnce(bad)
    attach()
    await expect(made.within(1_000)).resolves.toEqual([])

    await expect(made.within(1_000)).resolves.toEqual(iceServers)
  })

  it.each([
    ['late', never],
    ['missing', bad],
  ])(
    'keeps the previous answer while it is valid if the next is %s',
    async (_, next) => {
      const { made, asked, clock } = source()
      await made.within(1_000)
      asked.mockImplementation(next)
      clock.advance(halfItsLifeMs)
      const inTime = made.within(1_000)
      await jest.advanceTimersByTimeAsync(1_000)
      await expect(inTime).resolves.toEqual(iceServers)

      clock.advance(halfItsLifeMs)
      const tooLate = made.within(1_000)
      await jest.advanceTimersByTimeAsync(1_000)
      await expect(tooLate).resolves.toEqual([])
    }
  )
})
