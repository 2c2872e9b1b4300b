import type { WebSocketServer } from 'ws'

import type { Cluster } from 'src/lib/cluster/Cluster'
import type { QuotaPool } from 'src/lib/limits/QuotaPool'
import type { RoutedFrame } from 'src/lib/signallingMessages/routedFrame'

import { countRefusal } from './counts'
import type { RecentPeers } from './RecentPeers'
import { takeQueuedFrames } from './takeQueuedFrames'
import type { WaitingFrames } from './WaitingFrames'

/** The clients attached to this instance, by id. */
interface AttachedClients {
  has: (userId: string) => boolean
  get: (userId: string) => AttachedClient | undefined
}

interface AttachedClient {
  /** Sends a frame to the client. */
  send: (data: string) => void
  /**
   * Passes a frame of the client to PeerServer, if it may be relayed or queued.
   */
  pass: (dst: string, text: string) => void
}

interface FrameRouterDependencies {
  connectedClients: AttachedClients
  cluster: Cluster
  recentPeers: RecentPeers
  /** Bytes that neither Redis nor another instance has acknowledged yet. */
  underWay: QuotaPool
  waiting: WaitingFrames
  webSockets: WebSocketServer
}

/**
 * Routes each frame: directly to a client of this instance, over the cluster to
 * a client of another one, and into PeerServer's queue for an absent client.
 * Frames for one receiver stay in order.
 */
export class FrameRouter {
  /**
   * Pending work per receiver. Its next frame waits for this promise.
   */
  private readonly tails = new Map<string, Promise<void>>()

  constructor(private readonly dependencies: FrameRouterDependencies) {}

  /**
   * @param pass hands the frame to PeerServer
   * @param block the sender's address block
   */
  route(frame: RoutedFrame, pass: () => void, block: string): void {
    const { src, dst, text } = frame
    const { recentPeers, underWay } = this.dependencies
    // A page sends a message to itself to check its connection; it is not its
    // own peer.
    if (src !== dst) recentPeers.note(src, dst)
    // Delivered directly, because PeerServer would parse the frame a second
    // time.
    if (!this.tails.has(dst) && this.deliverHere(frame)) {
      return
    }
    // While Redis is slow, frames queue in this process, so their size is
    // limited.
    if (underWay.room(block, text.length) !== 'free') {
      countRefusal('under-way-full')
      return
    }
    underWay.take(block, text.length)
    this.enqueue(dst, async () => {
      await this.carry(frame, pass)
      underWay.give(block, text.length)
    })
  }

  /** Delivers a frame from the server, without waiting for the result. */
  deliver(frame: RoutedFrame): void {
    if (!this.deliverHere(frame)) {
      this.dependencies.cluster.send(frame)
    }
  }

  /** @returns false when the receiver is not attached to this instance */
  deliverHere(frame: RoutedFrame): boolean {
    const socket = this.dependencies.connectedClients.get(frame.dst)
    socket?.send(frame.text)
    return socket !== undefined
  }

  /**
   * Takes back a frame whose receiver had left when it reached the other
   * instance.
   * @param isElsewhere asks whether the receiver has attached to another
   * instance since then
   */
  takeBack(frame: RoutedFrame, isElsewhere: () => Promise<boolean>): void {
    this.enqueue(frame.dst, async () => {
      // Queued before asking, so that a receiver that attaches here in the
      // meantime gets the frame.
      this.keep(frame)
      if (await isElsewhere()) {
        await this.sendKept(frame.dst)
      }
    })
  }

  /**
   * Forwards the frames queued here for a client that has joined the cluster.
   */
  handOver(userId: string): void {
    if (this.dependencies.waiting.has(userId)) {
      this.enqueue(userId, () => this.sendKept(userId))
    }
  }

  /**
   * Forwards the queued frames of all receivers. Call it after an outage, in
   * which announcements may have been lost.
   */
  handOverAll(): void {
    this.dependencies.waiting
      .receivers()
      .forEach((userId) =>
        this.enqueue(userId, () => this.sendKeptIfPresent(userId))
      )
  }

  /** Restarts the time for which frames stay queued. */
  waitAnew(): void {
    const { connectedClients, waiting, webSockets } = this.dependencies
    waiting.receivers().forEach((userId) =>
      this.enqueue(userId, async () => {
        if (!connectedClients.has(userId)) {
          takeQueuedFrames(webSockets, userId).forEach((frame) =>
            this.keep(frame)
          )
        }
      })
    )
  }

  private enqueue(dst: string, task: () => Promise<void>): void {
    const tail = (this.tails.get(dst) ?? Promise.resolve())
      .then(task)
      .then(() => {
        if (this.tails.get(dst) === tail) {
          this.tails.delete(dst)
        }
      })
    this.tails.set(dst, tail)
  }

  private async carry(frame: RoutedFrame, pass: () => void): Promise<void> {
    const { connectedClients, cluster, waiting } = this.dependencies
    const { dst } = frame
    if (connectedClients.has(dst) || waiting.has(dst)) {
      pass()
    } else if (!(await cluster.send(frame))) {
      pass()
      // The receiver may have attached, and been announced, before the answer
      // arrived.
      await this.sendKeptIfPresent(dst)
    }
  }

  private keep(frame: RoutedFrame): void {
    const { dst, src, text } = frame
    this.dependencies.connectedClients.get(src)?.pass(dst, text)
  }

  private async sendKeptIfPresent(userId: string): Promise<void> {
    if (await this.dependencies.cluster.has(userId)) {
      await this.sendKept(userId)
    }
  }

  private async sendKept(userId: string): Promise<void> {
    const { connectedClients, cluster, webSockets } = this.dependencies
    // The receiver is attached here, so PeerServer has delivered its frames
    // itself.
    if (connectedClients.has(userId)) {
      return
    }
    for (const frame of takeQueuedFrames(webSockets, userId)) {
      if (!(await cluster.send(frame))) {
        this.keep(frame)
      }
    }
  }
}
