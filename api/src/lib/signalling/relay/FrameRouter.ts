import type { WebSocketServer } from 'ws'

import type { Cluster } from 'src/lib/cluster/Cluster'
import type { QuotaPool } from 'src/lib/limits/QuotaPool'
import type { RoutedFrame } from 'src/lib/signallingMessages/routedFrame'

import { countRefusal } from './counts'
import type { RecentPeers } from './RecentPeers'
import { takeQueuedFrames } from './takeQueuedFrames'
import type { WaitingFrames } from './WaitingFrames'

interface AttachedClients {
  has: (userId: string) => boolean
  get: (userId: string) => AttachedClient | undefined
}

interface AttachedClient {
  send: (data: string) => void
  pass: (dst: string, text: string) => void
}

interface FrameRouterDependencies {
  connectedClients: AttachedClients
  cluster: Cluster
  recentPeers: RecentPeers
  /** Bytes sent to Redis or another instance and not yet acknowledged. */
  underWay: QuotaPool
  waiting: WaitingFrames
  webSockets: WebSocketServer
}

/**
 * Routes frames: directly to a client of this instance, over the cluster to a
 * client of another instance, and into PeerServer's queue for an absent client.
 * The frames for one receiver stay in order.
 */
export class FrameRouter {
  /** By receiver: a promise that the receiver's next frame has to wait for. */
  private readonly tails = new Map<string, Promise<void>>()

  constructor(private readonly dependencies: FrameRouterDependencies) {}

  /**
   * @param pass hands the frame to PeerServer
   * @param block the sender's address block
   */
  route(frame: RoutedFrame, pass: () => void, block: string): void {
    const { src, dst, text } = frame
    const { recentPeers, underWay } = this.dependencies
    // A page sends a message to itself to check its connection. That does not
    // make the page its own peer.
    if (src !== dst) recentPeers.note(src, dst)
    // Not through PeerServer, which would parse the frame again.
    if (!this.tails.has(dst) && this.deliverHere(frame)) {
      return
    }
    // The limit matters while Redis is slow and frames queue in this process.
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

  deliver(frame: RoutedFrame): void {
    if (!this.deliverHere(frame)) {
      this.dependencies.cluster.send(frame)
    }
  }

  /** @returns false if the receiver is not attached to this instance */
  deliverHere(frame: RoutedFrame): boolean {
    const socket = this.dependencies.connectedClients.get(frame.dst)
    socket?.send(frame.text)
    return socket !== undefined
  }

  /**
   * Takes back a frame that another instance could not deliver, because the
   * receiver had left.
   * @param isElsewhere asks whether the receiver has attached to another
   * instance
   */
  takeBack(frame: RoutedFrame, isElsewhere: () => Promise<boolean>): void {
    this.enqueue(frame.dst, async () => {
      // Queues the frame before asking, because the receiver may attach here
      // meanwhile.
      this.keep(frame)
      if (await isElsewhere()) {
        await this.sendKept(frame.dst)
      }
    })
  }

  /** Sends the queued frames to a client that has joined the cluster. */
  handOver(userId: string): void {
    if (this.dependencies.waiting.has(userId)) {
      this.enqueue(userId, () => this.sendKept(userId))
    }
  }

  /**
   * Sends all queued frames whose receivers are attached elsewhere. Call this
   * after an outage of Redis, in which announcements of clients may have been
   * lost.
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
      // The receiver may have attached while this instance asked the cluster.
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
    // PeerServer has already delivered the frames: the client is attached here.
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
