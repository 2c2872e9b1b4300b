import type { WebSocketServer } from 'ws'

import type { Cluster } from 'src/lib/cluster/Cluster'
import type { RoutedFrame } from 'src/lib/frames/routedFrame'
import type { Shares } from 'src/lib/limits/Shares'

import { countRefusal } from './countRefusal'
import type { RecentPeers } from './RecentPeers'
import { takeQueuedFrames } from './takeQueuedFrames'
import type { WaitingFrames } from './WaitingFrames'

/** Those attached to this instance, by id. */
interface AttachedClients {
  has: (userId: string) => boolean
  get: (userId: string) => AttachedClient | undefined
}

interface AttachedClient {
  /** Writes a frame to the client. */
  send: (data: string) => void
  /** Hands PeerServer a frame of the client, if it may be relayed or wait. */
  pass: (dst: string, text: string) => void
}

interface FrameRouterDependencies {
  connectedClients: AttachedClients
  cluster: Cluster
  recentPeers: RecentPeers
  /** Bytes for which another instance, or Redis, has not answered yet. */
  underWay: Shares
  waiting: WaitingFrames
  webSockets: WebSocketServer
}

/**
 * Finds the way of each frame: those attached here get it at once, PeerServer
 * keeps it for the absent, and all others are reached through the cluster.
 * Frames for one receiver stay in order.
 */
export class FrameRouter {
  /** What is still to be done for a receiver before the next frame may go. */
  private readonly tails = new Map<string, Promise<void>>()

  constructor(private readonly dependencies: FrameRouterDependencies) {}

  /**
   * @param pass hands the frame to PeerServer
   * @param block the address block of its sender
   */
  route(frame: RoutedFrame, pass: () => void, block: string): void {
    const { src, dst, text } = frame
    const { recentPeers, underWay } = this.dependencies
    recentPeers.note(src, dst)
    // PeerServer would parse the frame a second time.
    if (!this.tails.has(dst) && this.deliverHere(frame)) {
      return
    }
    // While Redis is slow, one frame after the other waits for it.
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

  /** Hands over a frame of the server's own; nobody waits for it. */
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
   * @param isElsewhere asks whether the receiver has come again since
   */
  takeBack(frame: RoutedFrame, isElsewhere: () => Promise<boolean>): void {
    this.enqueue(frame.dst, async () => {
      // First: whoever comes while that is being asked finds it here.
      this.keep(frame)
      if (await isElsewhere()) {
        await this.sendKept(frame.dst)
      }
    })
  }

  /** Sends what was kept here for somebody who has come to the cluster. */
  handOver(userId: string): void {
    if (this.dependencies.waiting.has(userId)) {
      this.enqueue(userId, () => this.sendKept(userId))
    }
  }

  /** The same for all, after announcements may have been missed. */
  handOverAll(): void {
    this.dependencies.waiting
      .receivers()
      .forEach((userId) =>
        this.enqueue(userId, () => this.sendKeptIfPresent(userId))
      )
  }

  /** Lets the time for which frames wait begin anew. */
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
      // It may have come, and been announced, while the answer was on its way.
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
    // PeerServer has handed them over itself.
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
