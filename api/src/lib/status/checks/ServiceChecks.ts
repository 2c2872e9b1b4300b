import { isIP } from 'node:net'
import { connect } from 'node:tls'

import { logger } from 'src/lib/logger'
import { metrics } from 'src/lib/metrics/metrics'

import { checkRelay, type RelayProblem } from './checkRelay'
import { parseTurnAddress, type TurnAddress } from './turnAddress'
import type { TurnUser } from './TurnAllocation'

/**
 * The expiry of a server's certificate; null if no TLS server answers. Never
 * rejects.
 */
async function certificateEnd(
  { host, port }: { host: string; port: number },
  patienceMs: number
): Promise<Date | null> {
  const socket = connect({
    ...{ host, port },
    ...(isIP(host) ? {} : { servername: host }),
    // The check must also read expired certificates.
    rejectUnauthorized: false,
  })
  try {
    return await new Promise((resolve) => {
      socket.on('secureConnect', () => {
        const end = Date.parse(socket.getPeerCertificate().valid_to)
        resolve(Number.isNaN(end) ? null : new Date(end))
      })
      socket.on('error', () => resolve(null))
      socket.setTimeout(patienceMs, () => resolve(null))
    })
  } finally {
    socket.destroy()
  }
}

const relayEveryMs = 60_000
const certificateEveryMs = 3_600_000
const patienceMs = 3000

/** Logged, and thus visible in the terminal of `npm start`. */
const relayAdvice: Record<RelayProblem, string> = {
  silent:
    'The relay does not answer: see that coturn runs and that its ports are open.',
  refused:
    'The relay refuses our credentials: TURN_SECRET has to be its static-auth-secret, and both clocks right.',
  full: 'The relay has no place left: see user-quota and total-quota of coturn.',
  blocked:
    'The relay takes our credentials, and no packet comes through it: open its ports for UDP (min-port to max-port), and see external-ip.',
}

/** `off` if the service is not configured. */
export type ServiceState = 'works' | 'fails' | 'off' | 'unknown'

interface ServiceCheckSettings {
  turnUrls: readonly string[]
  /** @returns fresh credentials, as a page gets them */
  turnUser: () => TurnUser
  /** Of the pages; web servers with https have a certificate. */
  origins: readonly string[]
}

const isAddress = (address: TurnAddress | null): address is TurnAddress =>
  address !== null

/**
 * Sends a packet through each TURN server once a minute, and reads the
 * certificates of the TURN servers and of our own web servers once an hour.
 */
export class ServiceChecks {
  /** `fails` if any TURN server relays nothing. */
  relay: ServiceState
  relayProblem: RelayProblem | null = null
  private readonly relays: TurnAddress[]
  private readonly certified: { host: string; port: number }[]
  /** In Unix milliseconds, by host and port. */
  private readonly certificateEnds = new Map<string, number>()
  private timers: NodeJS.Timeout[] = []

  private readonly turnUser: () => TurnUser

  constructor({ turnUrls, turnUser, origins }: ServiceCheckSettings) {
    this.turnUser = turnUser
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

  /** The earliest expiry; null while no certificate is known. */
  get certificateEndsAt(): Date | null {
    const ends = [...this.certificateEnds.values()]
    return ends.length > 0 ? new Date(Math.min(...ends)) : null
  }

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
    const found = await Promise.all(
      this.relays.map((relay) => checkRelay(relay, this.turnUser(), patienceMs))
    )
    const known = found.filter((result) => result !== null)
    const before = this.relayProblem
    this.relayProblem = known.find((result) => result !== 'works') ?? null
    if (this.relayProblem) this.relay = 'fails'
    else this.relay = known.length === 0 ? 'unknown' : 'works'
    if (this.relayProblem && this.relayProblem !== before) {
      logger.warn(relayAdvice[this.relayProblem])
    }
  }

  // A server that does not answer keeps its last known expiry.
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
