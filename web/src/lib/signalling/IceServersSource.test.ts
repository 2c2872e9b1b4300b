import { FakeClock } from 'src/lib/browser/FakeClock'

import { IceServersSource } from './IceServersSource'

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

function source(fetchUrl: typeof fetch = good) {
  const clock = new FakeClock()
  const asked = jest.fn(fetchUrl)
  const made = new IceServersSource(() => '/api/iceServers', asked, clock.now)
  return { clock, asked, made }
}

describe('IceServersSource', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('gives what the api answers, and lets nobody cache it', async () => {
    const { made, asked } = source()

    await expect(made.within(1_000)).resolves.toEqual(iceServers)
    expect(asked).toHaveBeenCalledWith(
      '/api/iceServers',
      expect.objectContaining({ cache: 'no-store' })
    )
  })

  it('asks once for all who want to know at the same time', async () => {
    const { made, asked } = source()
    const answers = await Promise.all([made.within(1_000), made.within(1_000)])

    expect(answers).toEqual([iceServers, iceServers])
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('gives none when the answer is late, and does not ask again meanwhile', async () => {
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
  ])('gives none for an answer like %j', async (body) => {
    const { made } = source(answering(body))

    await expect(made.within(1_000)).resolves.toEqual([])
  })

  it('gives none for an answer that is no JSON', async () => {
    const html = async () =>
      ({ json: () => Promise.reject(new SyntaxError()) }) as Partial<Response>
    const { made } = source(html as typeof fetch)

    await expect(made.within(1_000)).resolves.toEqual([])
  })

  it('asks again at half the life of the answer', async () => {
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
    const { made, asked } = source()
    asked.mockImplementationOnce(bad)
    await expect(made.within(1_000)).resolves.toEqual([])

    await expect(made.within(1_000)).resolves.toEqual(iceServers)
  })

  it.each([
    ['late', never],
    ['missing', bad],
  ])(
    'goes on with what it has, for as long as that lives, when the next is %s',
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
