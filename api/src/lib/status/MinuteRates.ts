import { metrics } from 'src/lib/metrics/metrics'

import type { StatusFigures } from './StatusSample'

/** All but peers and calls being set up are counts since the start. */
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

/** Heartbeats do not count as messages. */
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

const minuteMs = 60_000

interface Reading {
  readMs: number
  totals: Totals
}

export class MinuteRates {
  private readings: Reading[] = []

  /** @param nowMs time of a monotonic clock */
  add(totals: Totals, nowMs: number): StatusFigures {
    const since = this.totalsAt(nowMs - minuteMs)
    const { peers, callsBeingSetUp, iceCredentialsIssued } = totals
    this.readings = [...this.readings, { readMs: nowMs, totals }].filter(
      ({ readMs }) => readMs >= nowMs - 2 * minuteMs
    )
    return {
      peers,
      callsBeingSetUp,
      messagesPerMinute: totals.messages - since.messages,
      refusalsPerMinute: totals.refusals - since.refusals,
      iceCredentialsIssued,
    }
  }

  // Before the first reading, all counts were 0.
  private totalsAt(ms: number): Pick<Totals, 'messages' | 'refusals'> {
    const before = this.readings.filter(({ readMs }) => readMs <= ms)
    return before.at(-1)?.totals ?? { messages: 0, refusals: 0 }
  }
}
