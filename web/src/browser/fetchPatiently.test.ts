import { fetchPatiently } from './fetchPatiently'

function failing(times: number) {
  let left = times
  return jest.fn(async () => {
    if (left-- > 0) throw new TypeError('Failed to fetch')
    return 'part'
  })
}

describe('fetchPatiently', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('retries with growing delays until it succeeds', async () => {
    const fetch = failing(3)
    const failed = jest.fn()
    const fetched = fetchPatiently(fetch, { failed })
    for (const [ms, count] of [
      [0, 1],
      [499, 1],
      [1, 2],
      [1_000, 3],
      [2_000, 4],
    ] as const) {
      await jest.advanceTimersByTimeAsync(ms)
      expect(fetch).toHaveBeenCalledTimes(count)
    }

    expect(await fetched).toBe('part')
    expect(failed.mock.calls).toEqual([[1], [2], [3]])
    expect(jest.getTimerCount()).toBe(0)
  })

  it('retries at once when the network is back', async () => {
    const fetch = failing(1)
    const fetched = fetchPatiently(fetch)
    await jest.advanceTimersByTimeAsync(0)
    window.dispatchEvent(new Event('online'))

    expect(await fetched).toBe('part')
    expect(jest.getTimerCount()).toBe(0)
  })

  it('retries at once when asked to', async () => {
    let goOn = () => {}
    const fetched = fetchPatiently(failing(1), {
      waiting: (resolve) => (goOn = resolve),
    })
    await jest.advanceTimersByTimeAsync(0)
    goOn()

    expect(await fetched).toBe('part')
  })
})
