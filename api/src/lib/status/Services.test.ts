import { readServices } from './Services'

const checks = {
  relay: 'works',
  relayProblem: null,
  certificateEndsAt: null,
} as const

describe('readServices', () => {
  it('does not ask for a Redis that is not set up', async () => {
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
  ])(
    'tells whether Redis takes what is written: %s',
    async (answers, redis) => {
      const services = await readServices({
        ...{ checks, usesRedis: true, redisAnswers: async () => answers },
      })
      expect(services.redis).toBe(redis)
    }
  )
})
