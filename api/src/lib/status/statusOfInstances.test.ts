import type { Cluster } from 'src/lib/cluster/Cluster'
import { openCluster } from 'src/lib/cluster/openCluster'
import { RedisServer } from 'src/lib/cluster/redisServer.fixtures'

jest.setTimeout(60_000)

const quiet = { info: () => undefined, warn: () => undefined }

/**
 * Simulates another process: loads separate copies of the metrics and of the
 * status feed.
 */
async function startProcess(redisUrl: string, name: string) {
  const modules: {
    feed?: typeof import('./statusFeed')
    counted?: typeof import('src/lib/metrics/metrics')
  } = {}
  await jest.isolateModulesAsync(async () => {
    modules.counted = await import('src/lib/metrics/metrics')
    modules.feed = await import('./statusFeed')
  })
  const { feed, counted } = modules as Required<typeof modules>
  const cluster: Cluster = await openCluster(redisUrl, quiet)
  const stop = feed.startStatusFeed({
    exchange: cluster,
    instanceName: () => name,
    checks: async () => [],
  })
  return {
    metrics: counted.metrics,
    /** Resolves with the first status that satisfies the condition. */
    status: async (is: (peers: readonly number[]) => boolean) => {
      for await (const status of feed.statusEvents.subscribe('status')) {
        if (is(status.instances.map(({ peers }) => peers))) return status
      }
      throw new Error('The feed has ended.')
    },
    end: async () => {
      stop()
      await cluster.close()
    },
  }
}

describe('with two instances, each console', () => {
  const redis = new RedisServer()

  beforeAll(() => redis.start())
  afterAll(() => redis.remove())

  it('shows both, and notices when one has ended', async () => {
    const one = await startProcess(redis.url, 'one')
    const two = await startProcess(redis.url, 'two')
    one.metrics.peers.set(3)
    two.metrics.peers.set(4)
    const shown = await Promise.all(
      [two, one].map(({ status }) => status((peers) => peers.join() === '3,4'))
    )
    shown.forEach(({ instances }) =>
      expect(instances).toMatchObject([{ name: 'one' }, { name: 'two' }])
    )
    await two.end()
    const left = await one.status(({ length }) => length === 1)
    expect(left.instances).toMatchObject([{ name: 'one', peers: 3 }])
    await one.end()
  })

  it('shows its own instance while Redis is away, and both when it is back', async () => {
    const one = await startProcess(redis.url, 'one')
    const two = await startProcess(redis.url, 'two')
    await one.status(({ length }) => length === 2)
    await redis.kill()
    await one.status(({ length }) => length === 1)
    await redis.start()
    await one.status(({ length }) => length === 2)
    await Promise.all([one.end(), two.end()])
  })
})
