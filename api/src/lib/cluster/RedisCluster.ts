import { randomUUID } from 'node:crypto'

import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'

import type { RoutedFrame } from 'src/lib/signalling/routedFrame'
import type { StatusFigures } from 'src/lib/status/StatusSample'

import type { Claim, Cluster, ClusterEvents } from './Cluster'
import { Leases, renewEveryMs } from './Leases'
import { type ClusterMessage, parseMessage, writeMessage } from './message'
import {
  everyone,
  instanceChannel,
  instanceChannelPrefix,
  leaseKey,
} from './names'
import { openRedisLink } from './RedisLink'
import { sendScript } from './scripts'

const nobody: ClusterEvents = {
  onFrame: () => false,
  onFrameReturned: () => undefined,
  onJoined: () => undefined,
  onLost: () => undefined,
  onRestored: () => undefined,
}

interface Surroundings {
  Client: typeof Redis
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  /** Called as soon as it is known whether Redis answers. */
  onSettled: () => void
}

/** Instances that share a Redis: leases for ids, channels for frames. */
export class RedisCluster implements Cluster {
  readonly #instance = randomUUID()
  readonly #redis: Redis
  readonly #leases: Leases
  readonly #renewing: NodeJS.Timeout
  #events = nobody
  #hearFigures: Parameters<Cluster['hearFigures']>[0] = () => undefined

  constructor(url: string, { Client, log, onSettled }: Surroundings) {
    this.#redis = openRedisLink(Client, url, {
      channels: [everyone, instanceChannel(this.#instance)],
      onMessage: (text) => this.receive(text),
      onReady: () => {
        log.info('Redis answers.')
        this.renew()
        this.#events.onRestored()
        onSettled()
      },
      onAway: () => {
        log.warn('Redis does not answer.')
        onSettled()
      },
    })
    this.#leases = new Leases(this.#redis, this.#instance)
    this.#renewing = setInterval(() => this.renew(), renewEveryMs)
  }

  listen(events: ClusterEvents): void {
    this.#events = events
  }

  async claim(userId: string, token: string): Promise<Claim> {
    try {
      const previous = await this.#leases.claim(userId, token)
      if (previous === null) {
        return 'taken'
      }
      this.tellPrevious(userId, previous)
      return 'granted'
    } catch {
      const isOurs = this.#leases.isHeldWith(userId, token)
      return isOurs ? 'granted' : 'unavailable'
    }
  }

  release(userId: string): Promise<boolean> {
    return this.#leases.release(userId).catch(() => true)
  }

  async has(userId: string): Promise<boolean> {
    const found = await this.#redis.exists(leaseKey(userId)).catch(() => 0)
    return found === 1
  }

  announce(userId: string): void {
    this.publish(everyone, { kind: 'joined', userId })
  }

  async send(frame: RoutedFrame): Promise<boolean> {
    const message = { kind: 'frame', from: this.#instance, frame } as const
    const takers = await this.#redis
      .eval(
        sendScript,
        1,
        leaseKey(frame.dst),
        instanceChannelPrefix,
        writeMessage(message)
      )
      .catch(() => 0)
    return takers === 1
  }

  tellFigures(figures: StatusFigures): void {
    this.publish(everyone, { kind: 'figures', from: this.#instance, figures })
  }

  hearFigures(hear: Parameters<Cluster['hearFigures']>[0]): void {
    this.#hearFigures = hear
  }

  async close(): Promise<void> {
    clearInterval(this.#renewing)
    await this.#leases.releaseAll().catch(() => undefined)
    this.#redis.disconnect()
  }

  private renew(): void {
    this.#leases.renew().then(
      (lost) => lost.forEach((userId) => this.#events.onLost(userId)),
      // Tried again in time, or as soon as Redis answers.
      () => undefined
    )
  }

  private tellPrevious(userId: string, lease: string): void {
    const [instance] = lease.split(' ')
    if (instance && instance !== this.#instance) {
      const channel = instanceChannel(instance)
      this.publish(channel, { kind: 'moved', userId, lease })
    }
  }

  private publish(channel: string, message: ClusterMessage): void {
    this.#redis
      .publish(channel, writeMessage(message))
      // Missed announcements are made up for when Redis answers again.
      .catch(() => undefined)
  }

  private receive(text: string): void {
    const message = parseMessage(text)
    switch (message?.kind) {
      case 'frame':
        if (!this.#events.onFrame(message.frame)) {
          const { from, frame } = message
          this.publish(instanceChannel(from), { kind: 'returned', frame })
        }
        break
      case 'returned':
        this.#events.onFrameReturned(message.frame)
        break
      case 'joined':
        this.#events.onJoined(message.userId)
        break
      case 'figures':
        // Its own come back to it.
        if (message.from !== this.#instance) {
          this.#hearFigures(message.from, message.figures)
        }
        break
      case 'moved':
        if (this.#leases.drop(message.userId, message.lease)) {
          this.#events.onLost(message.userId)
        }
        break
    }
  }
}
