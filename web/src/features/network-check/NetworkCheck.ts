import { config } from 'src/browser/config'
import { Store } from 'src/browser/Store'
import {
  type IceServer,
  IceServersSource,
  signallingAddress,
  sortIceServers,
  transports,
} from 'src/features/call'

import {
  type CheckOutcome,
  type CheckStep,
  type NetworkCheckState,
  nothingChecked,
} from './checkSteps'
import { probeRelay, probeStun } from './probeRelay'
import {
  exchangeDescriptions,
  isProbed,
  type NoSignalling,
  type ProbedSignalling,
  probeSignalling,
} from './probeSignalling'

/** The best outcome comes first: one working server of several is enough. */
const ranking: CheckOutcome[] = ['works', 'answers', 'refused', 'silent']

type Works = Extract<CheckOutcome, 'works' | 'silent'>

/** The parts of a call that can be tested without another person. */
export interface ConnectionProbes {
  /**
   * Opens a WebSocket to the signalling server with a new id, and keeps it open
   * until the ICE servers have been requested.
   *
   * @returns `answers` if the server issues an id but the WebSocket does not
   * open
   */
  signalling(): Promise<Works | 'answers'>
  /** @returns an empty list if the ICE servers cannot be fetched */
  iceServers(): Promise<IceServer[]>
  /** Asks a STUN server for the public address of this computer. */
  stun(server: IceServer): Promise<Works>
  /** Sends a message between two connections of this page through TURN. */
  relay(server: IceServer): Promise<Exclude<CheckOutcome, 'testing' | 'absent'>>
}

/** Tests in parallel everything that a call needs, and reports each result. */
export class NetworkCheck {
  private readonly state = new Store<NetworkCheckState>(nothingChecked)
  private round = 0

  constructor(private readonly probes: ConnectionProbes) {}

  readonly subscribe = this.state.subscribe
  readonly getSnapshot = this.state.getSnapshot

  /** Can be called again; late results of an earlier round are dropped then. */
  readonly start = async (): Promise<void> => {
    const round = ++this.round
    const tell = (step: CheckStep, outcome: CheckOutcome) => {
      if (round !== this.round) return
      this.state.set({ ...this.state.getSnapshot(), [step]: outcome })
    }
    this.state.set(nothingChecked)
    const signalling = this.probes.signalling()
    await Promise.all([
      signalling.then((outcome) => tell('signalling', outcome)),
      this.testPaths(tell, signalling),
    ])
  }

  private async testPaths(
    tell: (step: CheckStep, outcome: CheckOutcome) => void,
    signalling: Promise<CheckOutcome>
  ): Promise<void> {
    const named = await this.probes.iceServers()
    // An empty list usually means that this installation has no ICE servers. If
    // the signalling server did not answer either, the list is unknown.
    const isUnknown = named.length === 0 && (await signalling) === 'silent'
    const none = isUnknown ? 'silent' : 'absent'
    const servers = sortIceServers(named)
    await Promise.all([
      best(servers.stun, this.probes.stun, none).then((it) => tell('stun', it)),
      ...transports.map((transport) =>
        best(servers[transport], this.probes.relay, none).then((it) =>
          tell(transport, it)
        )
      ),
    ])
  }
}

/** @returns `silent` if the browser throws because of an unsupported URL */
async function outcomeOf(
  probe: (server: IceServer) => Promise<CheckOutcome>,
  server: IceServer
): Promise<CheckOutcome> {
  try {
    return await probe(server)
  } catch {
    return 'silent'
  }
}

async function best(
  servers: IceServer[],
  probe: (server: IceServer) => Promise<CheckOutcome>,
  none: CheckOutcome
): Promise<CheckOutcome> {
  const outcomes = await Promise.all(
    servers.map((server) => outcomeOf(probe, server))
  )
  return ranking.find((outcome) => outcomes.includes(outcome)) ?? none
}

const patienceMs = 8_000

/**
 * Creates the check with probes that use the network. Nothing happens before a
 * call of `start`.
 */
export function createNetworkCheck(): NetworkCheck {
  let probed: Promise<ProbedSignalling | NoSignalling> =
    Promise.resolve('silent')
  const probe = () =>
    probeSignalling(
      signallingAddress(config.peerServerHost, window.location.hostname)
    )

  return new NetworkCheck({
    signalling: async () => {
      probed = probe()
      const signalling = await probed
      return isProbed(signalling) ? 'works' : signalling
    },
    // Both sockets stay open until the server has returned the ICE servers,
    // because it returns relays only to connected clients.
    iceServers: async () => {
      const [first, second] = [await probed, await probe()]
      const signalling = isProbed(first) ? first : null
      const other = isProbed(second) ? second : null
      if (signalling && other) await exchangeDescriptions(signalling, other)
      const source = new IceServersSource(
        () => `${window.RWJS_API_URL}/iceServers`
      )
      source.attach(signalling?.client ?? 'anybody')
      const iceServers = await source.within(patienceMs)
      signalling?.close()
      other?.close()
      return iceServers.map(({ urls, username, credential }) => ({
        urls,
        username,
        credential,
      }))
    },
    stun: probeStun,
    relay: probeRelay,
  })
}
