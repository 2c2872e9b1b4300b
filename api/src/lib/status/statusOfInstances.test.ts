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
    services: async () => ({
      ...{
        redis: 'works',
        relay: 'off',
        relayProblem: null,
        certificateEndsAt: null,
      },
    }),
  })
  return {
    metrics: counted.metrics,
    status: async (is: (instances: number, peers: number) => boolean) => {
      for await (const status of feed.statusEvents.subscribe('status')) {
        if (is(status.instances.length, status.latest.peers)) {
          return status
        }
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

  it('shows the sum and the number of instances, and notices when one has ended', async () => {
    const one = await startProcess(redis.url, 'one')
    const two = await startProcess(redis.url, 'two')
    one.metrics.peers.set(3)
    two.metrics.peers.set(4)
    two.metrics.messages.inc({ type: 'OFFER' }, 20)
    const shown = await Promise.all(
      [two, one].map(({ status }) =>
        status((instances, peers) => instances === 2 && peers === 7)
      )
    )
    shown.forEach(({ latest, instances }) => {
      expect(latest).toMatchObject({ peers: 7, messagesPerMinute: 20 })
      expect(instances).toMatchObject([
        { name: 'one', peers: 3 },
        { name: 'two', peers: 4 },
      ])
    })
    await two.end()
    const left = await one.status((instances) => instances === 1)
    expect(left.latest).toMatchObject({ peers: 3, messagesPerMinute: 0 })
    await one.end()
  })

  it('shows its own instance while Redis is away, and both when it is back', async () => {
    const one = await startProcess(redis.url, 'one')
    const two = await startProcess(redis.url, 'two')
    await one.status((instances) => instances === 2)
    await redis.kill()
    await one.status((instances) => instances === 1)
    await redis.start()
    await one.status((instances) => instances === 2)
    await Promise.all([one.end(), two.end()])
  })
})
