import { metrics } from 'src/lib/metrics/metrics'

/**
 * The current state of the signalling server, and its totals since the start.
 */
export interface Totals {
  peers: number
  callsBeingSetUp: number
  messages: number
  refusals: number
  iceCredentialsIssued: number
}

type Metric = (typeof metrics)[keyof typeof metrics]
type Labels = Partial<Record<string, string | number>>

async function sum(
  metric: Metric,
  isCounted: (labels: Labels) => boolean = () => true
): Promise<number> {
  const { values } = await metric.get()
  return values
    .filter(({ labels }) => isCounted(labels))
    .reduce((total, { value }) => total + value, 0)
}

const relayedTypes: unknown[] = ['OFFER', 'ANSWER', 'CANDIDATE']

/** Reads the metrics; heartbeats do not count as messages. */
export const readTotals = async (): Promise<Totals> => ({
  peers: await sum(metrics.peers),
  callsBeingSetUp: await sum(metrics.callsBeingSetUp),
  messages: await sum(metrics.messages, ({ type }) =>
    relayedTypes.includes(type)
  ),
  refusals:
    (await sum(metrics.upgrades, ({ result }) => result !== 'accept')) +
    (await sum(metrics.messages, ({ type }) => type === 'dropped')) +
    (await sum(metrics.rateLimited)),
  iceCredentialsIssued: await sum(metrics.turnCredentials),
})
