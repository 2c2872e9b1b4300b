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
  /** Bytes that another instance, or Redis, has not yet acknowledged. */
  underWay: QuotaPool
  waiting: WaitingFrames
  webSockets: WebSocketServer
}

/**
 * Routes each frame: clients attached here get it at once, PeerServer queues it
 * for absent ones, and all others are reached through the cluster. Frames for
 * one receiver stay in order.
 */
export class FrameRouter {
  /** Pending work per receiver; the next frame for it waits. */
  private readonly tails = new Map<string, Promise<void>>()

  constructor(private readonly dependencies: FrameRouterDependencies) {}

  /**
   * @param pass hands the frame to PeerServer
   * @param block the address block of its sender
   */
  route(frame: RoutedFrame, pass: () => void, block: string): void {
    const { src, dst, text } = frame
    const { recentPeers, underWay } = this.dependencies
    // A page asks by a word to itself whether it is still heard.
    if (src !== dst) recentPeers.note(src, dst)
    // PeerServer would parse the frame a second time.
    if (!this.tails.has(dst) && this.deliverHere(frame)) {
      return
    }
    // While Redis is slow, frames wait for it one after another.
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

  /** Delivers a frame of the server; the caller does not wait. */
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
   * Takes back a frame whose receiver had left when it arrived there.
   * @param isElsewhere asks whether the receiver has attached again since
   */
  takeBack(frame: RoutedFrame, isElsewhere: () => Promise<boolean>): void {
    this.enqueue(frame.dst, async () => {
      // Queued first: a receiver that attaches during the question finds it
      // here.
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

  /** The same for all receivers, after announcements may have been missed. */
  handOverAll(): void {
    this.dependencies.waiting
      .receivers()
      .forEach((userId) =>
        this.enqueue(userId, () => this.sendKeptIfPresent(userId))
      )
  }

  /** Restarts the time for which frames are queued. */
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
      // It may have attached, and been announced, while the answer was in
      // transit.
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
    // PeerServer has delivered them itself.
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
