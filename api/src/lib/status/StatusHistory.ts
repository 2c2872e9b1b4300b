import type { Totals } from './readTotals'

const minuteMs = 60_000
const keptMs = 5 * minuteMs

/** The state of the signalling server at one moment. */
export interface StatusSample {
  at: Date
  peers: number
  callsBeingSetUp: number
  messagesPerMinute: number
  refusalsPerMinute: number
  iceCredentialsIssued: number
}

interface Reading {
  atMs: number
  totals: Totals
}

/** Turns totals into what happened in the minute before, and keeps 5 minutes. */
export class StatusHistory {
  #readings: Reading[] = []
  #samples: StatusSample[] = []

  get samples(): readonly StatusSample[] {
    return this.#samples
  }

  add(totals: Totals, atMs: number): StatusSample {
    const since = this.totalsAt(atMs - minuteMs)
    const { peers, callsBeingSetUp, iceCredentialsIssued } = totals
    const sample = {
      at: new Date(atMs),
      peers,
      callsBeingSetUp,
      messagesPerMinute: totals.messages - since.messages,
      refusalsPerMinute: totals.refusals - since.refusals,
      iceCredentialsIssued,
    }
    this.#readings = [...this.#readings, { atMs, totals }].filter(
      (reading) => reading.atMs >= atMs - 2 * minuteMs
    )
    this.#samples = [...this.#samples, sample].filter(
      ({ at }) => at.getTime() > atMs - keptMs
    )
    return sample
  }

  // Before the first reading nothing had been counted yet.
  private totalsAt(ms: number): Pick<Totals, 'messages' | 'refusals'> {
    const before = this.#readings.filter(({ atMs }) => atMs <= ms)
    return before.at(-1)?.totals ?? { messages: 0, refusals: 0 }
  }
}
