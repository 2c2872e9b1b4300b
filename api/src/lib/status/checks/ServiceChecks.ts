import { metrics } from 'src/lib/metrics/metrics'

import { certificateEnd } from './certificateEnd'
import { relayAnswers } from './relayAnswers'
import { parseTurnAddress, type TurnAddress } from './turnAddress'

const relayEveryMs = 60_000
const certificateEveryMs = 3_600_000
const patienceMs = 3000

/** Does what the installation leans on do its work, or is it not set up? */
export type ServiceState = 'works' | 'fails' | 'off' | 'unknown'

interface ServiceCheckSettings {
  turnUrls: readonly string[]
  /** Origins of the pages. Those of https have a certificate. */
  origins: readonly string[]
}

const isAddress = (address: TurnAddress | null): address is TurnAddress =>
  address !== null

/**
 * Asks the TURN servers once a minute whether they answer, and them and the
 * installation's own web servers once an hour until when their certificates are
 * valid.
 */
export class ServiceChecks {
  /** One that does not answer makes the relay fail. */
  relay: ServiceState
  private readonly relays: TurnAddress[]
  private readonly certified: { host: string; port: number }[]
  /** By host and port, in ms since the Unix epoch. */
  private readonly certificateEnds = new Map<string, number>()
  private timers: NodeJS.Timeout[] = []

  constructor({ turnUrls, origins }: ServiceCheckSettings) {
    this.relays = turnUrls.map(parseTurnAddress).filter(isAddress)
    this.relay = this.relays.length > 0 ? 'unknown' : 'off'
    const webServers = origins
      .map((origin) => new URL(origin))
      .filter(({ protocol }) => protocol === 'https:')
      .map(({ hostname, port }) => ({
        host: hostname.replace(/^\[|\]$/g, ''),
        port: Number(port || 443),
      }))
    const overTls = this.relays.filter(({ transport }) => transport === 'tls')
    this.certified = [...webServers, ...overTls]
  }

  /** The earliest end of a certificate; null while none is known. */
  get certificateEndsAt(): Date | null {
    const ends = [...this.certificateEnds.values()]
    return ends.length > 0 ? new Date(Math.min(...ends)) : null
  }

  /** Checks now, and from now on. Nothing is asked where nothing is set up. */
  start(): void {
    if (this.relays.length > 0) {
      this.repeat(() => this.checkRelays(), relayEveryMs)
    }
    if (this.certified.length > 0) {
      this.repeat(() => this.checkCertificates(), certificateEveryMs)
    }
  }

  stop(): void {
    this.timers.forEach((timer) => clearInterval(timer))
    this.timers = []
  }

  async checkRelays(): Promise<void> {
    const answers = await Promise.all(
      this.relays.map((relay) => relayAnswers(relay, patienceMs))
    )
    const known = answers.filter((answer) => answer !== null)
    if (known.length === 0) this.relay = 'unknown'
    else this.relay = known.every(Boolean) ? 'works' : 'fails'
  }

  // A server that does not answer once still has its certificate.
  async checkCertificates(): Promise<void> {
    await Promise.all(
      this.certified.map(async (server) => {
        const end = await certificateEnd(server, patienceMs)
        if (end === null) return
        const host = `${server.host}:${server.port}`
        this.certificateEnds.set(host, end.getTime())
        metrics.certificateEnd.set({ host }, end.getTime() / 1000)
      })
    )
  }

  private repeat(check: () => Promise<void>, everyMs: number): void {
    void check()
    this.timers.push(setInterval(() => void check(), everyMs).unref())
  }
}
