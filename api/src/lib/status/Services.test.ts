import { metrics } from 'src/lib/metrics/metrics'

import { measureServices, readServices } from './Services'

const checks = {
  relay: 'works',
  relayProblem: null,
  certificateEndsAt: null,
} as const

describe('readServices', () => {
  it('does not ask for a Redis that is not configured', async () => {
    const redisAnswers = jest.fn()
    const services = await readServices({
      ...{ checks, usesRedis: false, redisAnswers },
    })
    expect(services).toEqual({ redis: 'off', ...checks })
    expect(redisAnswers).not.toHaveBeenCalled()
  })

  it.each([
    [true, 'works'],
    [false, 'fails'],
  ])('says whether Redis accepts writes: %s', async (answers, redis) => {
    const services = await readServices({
      ...{ checks, usesRedis: true, redisAnswers: async () => answers },
    })
    expect(services.redis).toBe(redis)
  })
})

const works = { reason: null, usesRedis: true, relay: 'works' } as const

async function read() {
  const [ready] = (await metrics.ready.get()).values
  const services = (await metrics.serviceWorks.get()).values
  return {
    ready: ready?.value,
    ...Object.fromEntries(
      services.map(({ labels, value }) => [labels.service, value])
    ),
  }
}

describe('measureServices', () => {
  it.each([
    [works, { ready: 1, redis: 1, relay: 1 }],
    [
      { ...works, reason: 'no-store' },
      { ready: 0, redis: 0, relay: 1 },
    ],
    [
      { ...works, reason: 'full' },
      { ready: 0, redis: 1, relay: 1 },
    ],
    [
      { ...works, relay: 'fails' },
      { ready: 1, redis: 1, relay: 0 },
    ],
  ] as const)('sets the metrics for %j', async (known, figures) => {
    measureServices(known)
    expect(await read()).toEqual(figures)
  })

  it.each([
    ['closing', { ready: 0 }],
    ['not-answering', { ready: 0 }],
    [null, { ready: 1 }],
  ] as const)(
    'removes the metric of a service that is off or unknown, after %s',
    async (reason, figures) => {
      measureServices(works)
      const usesRedis = reason !== null
      measureServices({ reason, usesRedis, relay: 'off' })
      expect(await read()).toEqual(figures)
    }
  )
})
