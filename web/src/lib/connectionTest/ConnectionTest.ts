import {
  type ConnectionTestState,
  type IceServer,
  nothingTested,
  sortIceServers,
  type TestOutcome,
  type TestStep,
  transports,
} from 'src/domain/connectionTest'
import type { Undo } from 'src/lib/browser/listen'

import type { ConnectionProbes } from './ConnectionProbes'

/** The best first: of several servers, one that works is enough. */
const ranking: TestOutcome[] = ['works', 'answers', 'refused', 'silent']

/** Tries everything that a share needs, all at once, and tells as it goes. */
export class ConnectionTest {
  private readonly listeners = new Set<() => void>()
  private state = nothingTested
  private round = 0

  constructor(private readonly probes: ConnectionProbes) {}

  readonly subscribe = (listener: () => void): Undo => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly getSnapshot = (): ConnectionTestState => this.state

  /** Begins anew; what an earlier round still finds out is dropped. */
  readonly start = async (): Promise<void> => {
    const round = ++this.round
    const tell = (step: TestStep, outcome: TestOutcome) => {
      if (round === this.round) this.set({ ...this.state, [step]: outcome })
    }
    this.set(nothingTested)
    await Promise.all([
      this.probes.signalling().then((outcome) => tell('signalling', outcome)),
      this.testPaths(tell),
    ])
  }

  private async testPaths(
    tell: (step: TestStep, outcome: TestOutcome) => void
  ): Promise<void> {
    const servers = sortIceServers(await this.probes.iceServers())
    await Promise.all([
      best(servers.stun, this.probes.stun).then((it) => tell('stun', it)),
      ...transports.map((transport) =>
        best(servers[transport], this.probes.relay).then((it) =>
          tell(transport, it)
        )
      ),
    ])
  }

  private set(state: ConnectionTestState): void {
    this.state = state
    this.listeners.forEach((listener) => listener())
  }
}

async function best(
  servers: IceServer[],
  probe: (server: IceServer) => Promise<TestOutcome>
): Promise<TestOutcome> {
  const outcomes = await Promise.all(servers.map(probe))
  return ranking.find((outcome) => outcomes.includes(outcome)) ?? 'absent'
}
