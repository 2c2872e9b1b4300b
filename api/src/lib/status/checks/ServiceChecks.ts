import { isIP } from 'node:net'

import { metrics } from 'src/lib/metrics/metrics'

import { checkCertificate, type TlsServer } from './checkCertificate'
import { checkName, checkPort } from './checkNetwork'
import { checkProvider } from './checkProvider'
import { checkRelay, type RelayProblem, type TurnUserFor } from './checkRelay'
import { checkSignalling } from './checkSignalling'
import {
  checkApi,
  checkClock,
  checkPages,
  checkPlainPort,
} from './checkWebServer'
import {
  fails,
  type Finding,
  neither,
  type ServiceState,
  works,
} from './Finding'
import type { Places } from './placesOfInstallation'
import { parseTurnAddress, type TurnAddress } from './turnAddress'

const minuteMs = 60_000

/** How often each group of checks runs while none of them fails. */
const everyMs = {
  web: 10 * minuteMs,
  certificates: 60 * minuteMs,
  relays: minuteMs,
}

type Group = keyof typeof everyMs

const groups = ['web', 'certificates', 'relays'] as const

const relayResults: Record<RelayProblem, string> = {
  silent: 'does not answer',
  realm: 'names no realm',
  open: 'asks for no credentials',
  refused: 'refuses our credentials',
  clock: 'takes our credentials for expired',
  full: 'has no place left',
  private: 'refuses its own address as a peer',
  blocked: 'accepts our credentials, but passes on no packet',
}

interface ServiceCheckSettings {
  turnUrls: readonly string[]
  turnUser: TurnUserFor
  turnTtlSeconds: number
  places: Places
  /** OIDC_ISSUER; null if helpers do not sign in at a provider. */
  issuer?: string | null
  /** Web servers whose clock is right, besides those that serve the pages. */
  clocks?: readonly URL[]
  /** Timeout of each step of a check, in milliseconds. */
  patienceMs?: number
  /** Called with a sentence and advice each time a problem begins. */
  onProblem?: (text: string) => void
}

const portOf = ({ port }: URL): number => Number(port || 443)

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

const unique = <Item>(items: readonly Item[], key: (item: Item) => string) => [
  ...new Map(items.map((item) => [key(item), item])).values(),
]

/**
 * Checks everything that an installation needs in order to be reached, as a
 * browser would use it: periodically for the console, metrics and `/health`, or
 * once for `doctor`.
 */
export class ServiceChecks {
  private readonly relays: TurnAddress[]
  private readonly webServers: URL[]
  private readonly certified: TlsServer[]
  private latest: Readonly<Record<Group, readonly Finding[]>> = {
    ...{ web: [], certificates: [], relays: [] },
  }
  /** Expiry by host and port, in ms since the Unix epoch. */
  private readonly certificateEnds = new Map<string, number>()
  private readonly timers = new Map<Group, NodeJS.Timeout>()
  private readonly patienceMs: number
  private isRunning = false

  constructor(private readonly settings: ServiceCheckSettings) {
    this.patienceMs = settings.patienceMs ?? 3000
    this.relays = settings.turnUrls
      .map(parseTurnAddress)
      .filter((address) => address !== null)
    const { pages, health, signalling } = settings.places
    const all = [...pages, health, signalling].filter((url) => url !== null)
    this.webServers = unique(all, ({ host }) => host)
    const overTls = this.relays.filter(({ transport }) => transport === 'tls')
    this.certified = unique<TlsServer>(
      [
        ...this.webServers.map((url) => ({
          host: hostOf(url),
          port: portOf(url),
        })),
        ...overTls,
      ],
      ({ host, port }) => `${host}:${port}`
    )
  }

  /** The latest findings, in the order in which operators should read them. */
  get findings(): Finding[] {
    const { web, certificates, relays } = this.latest
    return [...web, ...certificates, ...relays]
  }

  /** `fails` if at least one TURN server does not relay. */
  get relay(): ServiceState {
    const states = this.latest.relays.map(({ state }) => state)
    const all = ['fails', 'works', 'off'] as const
    return all.find((state) => states.includes(state)) ?? 'unknown'
  }

  /** The earliest expiry; null while no certificate is known. */
  get certificateEndsAt(): Date | null {
    const ends = [...this.certificateEnds.values()]
    return ends.length > 0 ? new Date(Math.min(...ends)) : null
  }

  /**
   * Checks now and periodically. A group that fails is checked every minute.
   */
  start(): void {
    this.isRunning = true
    groups.forEach((group) => void this.repeat(group))
  }

  stop(): void {
    this.isRunning = false
    this.timers.forEach((timer) => clearTimeout(timer))
    this.timers.clear()
  }

  async checkAll(): Promise<Finding[]> {
    await Promise.all(groups.map((group) => this.check(group)))
    return this.findings
  }

  async check(group: Group): Promise<void> {
    const found = await this.run(group)
    const known = this.latest[group].map(({ problem }) => problem)
    this.latest = { ...this.latest, [group]: found }
    for (const { name, problem, result, advice } of found) {
      if (problem && !known.includes(problem)) {
        this.settings.onProblem?.(`${name} ${result}. ${advice}`)
      }
    }
  }

  private run(group: Group): Promise<Finding[]> {
    if (group === 'web') return this.checkWeb()
    if (group === 'certificates') return this.checkCertificates()
    return this.checkRelays()
  }

  private async repeat(group: Group): Promise<void> {
    await this.check(group)
    if (!this.isRunning) return
    const isBad = this.latest[group].some(({ state }) => state === 'fails')
    const delayMs = isBad ? minuteMs : everyMs[group]
    const timer = setTimeout(() => void this.repeat(group), delayMs)
    this.timers.set(group, timer.unref())
  }

  private async checkWeb(): Promise<Finding[]> {
    const { patienceMs, settings, webServers } = this
    const { places, clocks = [], issuer } = settings
    const { pages, health, signalling } = places
    const [origin] = pages
    if (!origin) return []
    const names = unique(
      [
        ...webServers.map(hostOf),
        ...this.relays.map(({ host }) => host),
      ].filter((host) => !isIP(host)),
      (host) => host
    )
    return Promise.all([
      ...names.map((host) => checkName(host, patienceMs)),
      ...webServers.map((url) =>
        checkPort(hostOf(url), portOf(url), patienceMs)
      ),
      ...pages
        .filter(({ port }) => port === '')
        .map((url) => checkPlainPort(url, patienceMs)),
      ...pages.map((url) => checkPages(url, patienceMs)),
      ...(health ? [checkApi(health, patienceMs)] : []),
      ...(signalling ? [checkSignalling(signalling, origin, patienceMs)] : []),
      checkClock([origin, ...clocks], patienceMs),
      ...(issuer ? [checkProvider(issuer, patienceMs)] : []),
    ])
  }

  // A server that fails to answer once keeps its last known expiry.
  private checkCertificates(): Promise<Finding[]> {
    return Promise.all(
      this.certified.map(async (server) => {
        const checked = await checkCertificate(server, this.patienceMs)
        const { finding, endsAt } = checked
        if (endsAt) {
          const host = `${server.host}:${server.port}`
          this.certificateEnds.set(host, endsAt.getTime())
          metrics.certificateEnd.set({ host }, endsAt.getTime() / 1000)
        }
        return finding
      })
    )
  }

  private async checkRelays(): Promise<Finding[]> {
    if (this.relays.length === 0) {
      const advice =
        'People on strict networks can’t connect. TURN_URLS sets up a relay.'
      return [neither('Relay', 'off', 'is not set up', advice)]
    }
    return Promise.all(this.relays.map((relay) => this.checkRelay(relay)))
  }

  private async checkRelay(server: TurnAddress): Promise<Finding> {
    const { turnUser, turnTtlSeconds: ttlSeconds } = this.settings
    const { patienceMs } = this
    const { host, port, transport } = server
    const name = `Relay over ${transport.toUpperCase()} at ${host}:${port}`
    const result = await checkRelay(server, {
      ...{ turnUser, ttlSeconds, patienceMs },
    })
    if (result === null) return neither(name, 'unknown', 'cannot be checked')
    return result === 'works'
      ? works(name, 'passes on a packet')
      : fails(name, `relay-${result}`, relayResults[result])
  }
}
