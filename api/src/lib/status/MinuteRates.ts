import type { Totals } from './readTotals'
import type { StatusFigures } from './StatusSample'

const minuteMs = 60_000

interface Reading {
  readMs: number
  totals: Totals
}

/** Turns totals into the increase during the last minute. */
export class MinuteRates {
  private readings: Reading[] = []

  /** @param nowMs of a monotonic clock, such as performance.now() */
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

  // Before the first reading nothing had been counted yet.
  private totalsAt(ms: number): Pick<Totals, 'messages' | 'refusals'> {
    const before = this.readings.filter(({ readMs }) => readMs <= ms)
    return before.at(-1)?.totals ?? { messages: 0, refusals: 0 }
  }
}
