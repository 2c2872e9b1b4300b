import { metrics } from 'src/lib/metrics/metrics'

import { checkRedis, measureServices } from './Services'

describe('checkRedis', () => {
  it('does not ask for a Redis that is not configured', async () => {
    const redisAnswers = jest.fn()
    expect(await checkRedis(false, redisAnswers)).toMatchObject({
      ...{ state: 'off', advice: null },
    })
    expect(redisAnswers).not.toHaveBeenCalled()
  })

  it('says whether Redis accepts writes, and what to do if not', async () => {
    expect(await checkRedis(true, async () => true)).toMatchObject({
      ...{ state: 'works', result: 'accepts writes', advice: null },
    })
    expect(await checkRedis(true, async () => false)).toMatchObject({
      ...{ state: 'fails', result: 'accepts no writes' },
      advice: expect.stringMatching('REDIS_URL'),
    })
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
