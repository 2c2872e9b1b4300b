import { randomUUID } from 'node:crypto'

import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'

import type { RoutedFrame } from 'src/lib/signalling/routedFrame'
import type { StatusFigures } from 'src/lib/status/StatusSample'

import type { Claim, Cluster, ClusterEvents } from './Cluster'
import { Directory } from './Directory'
import { FrameWays } from './FrameWays'
import { Hearing } from './Hearing'
import { Leases, renewEveryMs } from './Leases'
import type { LinkListener } from './LinkListener'
import { type ClusterMessage, parseMessage, writeMessage } from './message'
import { everyone, instanceChannel, leaseKey, probeKey } from './names'
import { Neighbours } from './Neighbours'
import { openRedisLink } from './RedisLink'
import { instanceOf } from './scripts'

const probeMs = 1_000

interface Surroundings {
  Client: typeof Redis
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  /** Where others link to this instance; undefined where all goes through Redis. */
  listener: LinkListener | undefined
  /** Called as soon as it is known whether Redis answers. */
  onSettled: () => void
}

/** Instances that share a Redis: leases for ids, ways for frames. */
export class RedisCluster implements Cluster {
  readonly #instance = randomUUID()
  readonly #redis: Redis
  readonly #leases: Leases
  readonly #directory: Directory
  readonly #neighbours: Neighbours | undefined
  readonly #ways: FrameWays
  readonly #hearing: Hearing
  readonly #renewing: NodeJS.Timeout

  constructor(url: string, { Client, log, listener, onSettled }: Surroundings) {
    const instance = this.#instance
    const redis = openRedisLink(Client, url, {
      channels: [everyone, instanceChannel(instance)],
      onMessage: (text) => this.#hearing.receive(parseMessage(text)),
      onReady: () => {
        log.info('Redis answers.')
        this.restore()
        onSettled()
      },
      onAway: () => {
        log.warn('Redis does not answer.')
        onSettled()
      },
    })
    const neighbours =
      listener &&
      new Neighbours({
        instance,
        listener,
        publish: (...what) => this.publish(...what),
        onMessage: (...what) => this.#hearing.receive(...what),
      })
    this.#redis = redis
    this.#neighbours = neighbours
    const ways = new FrameWays({ redis, instance, neighbours })
    const leases = new Leases(redis, instance)
    this.#ways = ways
    this.#leases = leases
    this.#directory = new Directory(redis, () => leases.userIds())
    this.#hearing = new Hearing({
      ...{ instance, leases, neighbours, ways },
      say: (...what) => this.say(...what),
    })
    this.#renewing = setInterval(() => {
      this.renew()
      neighbours?.tellWhere()
    }, renewEveryMs)
  }

  listen(events: ClusterEvents): void {
    this.#hearing.events = events
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

  // Without Redis what was claimed here stays reserved until its lease ends.
  release(userId: string): Promise<boolean> {
    return this.#leases.release(userId).catch(() => true)
  }

  reserve(userId: string): Promise<boolean> {
    return this.#leases.reserve(userId).catch(() => true)
  }

  async has(userId: string): Promise<boolean> {
    const found = await this.#redis.exists(leaseKey(userId)).catch(() => 0)
    return found === 1
  }

  userIds(): Promise<string[]> {
    return this.#directory.userIds()
  }

  async isClaimedWith(userId: string, token: string): Promise<boolean> {
    return (
      this.#leases.isHeldWith(userId, token) ||
      this.#leases.isHeldAnywhereWith(userId, token).catch(() => false)
    )
  }

  // A Redis that is full, or only a replica, answers pings and takes no claims.
  answers(): Promise<boolean> {
    return this.#redis.set(probeKey, '', 'PX', probeMs).then(
      () => true,
      () => false
    )
  }

  announce(userId: string): void {
    this.say(everyone, { kind: 'joined', from: this.#instance, userId })
  }

  send(frame: RoutedFrame): Promise<boolean> {
    return this.#ways.send(frame)
  }

  tellFigures(figures: StatusFigures): void {
    this.say(everyone, { kind: 'figures', from: this.#instance, figures })
  }

  hearFigures(hear: Parameters<Cluster['hearFigures']>[0]): void {
    this.#hearing.hearFigures = hear
  }

  async close(): Promise<void> {
    clearInterval(this.#renewing)
    this.#neighbours?.close()
    await this.#leases.reserveAll().catch(() => undefined)
    this.#redis.disconnect()
  }

  private restore(): void {
    this.#ways.forgetAll()
    this.renew()
    this.#neighbours?.tellWhere()
    this.#neighbours?.seek()
    this.#hearing.events.onRestored()
  }

  private renew(): void {
    this.#leases.renew().then(
      (lost) => lost.forEach((userId) => this.#hearing.events.onLost(userId)),
      // Tried again in time, or as soon as Redis answers.
      () => undefined
    )
  }

  private tellPrevious(userId: string, lease: string): void {
    const instance = instanceOf(lease)
    if (instance && instance !== this.#instance) {
      this.say(instanceChannel(instance), { kind: 'moved', userId, lease })
    }
  }

  private publish(channel: string, message: ClusterMessage): Promise<unknown> {
    return this.#redis.publish(channel, writeMessage(message))
  }

  private say(channel: string, message: ClusterMessage): void {
    // Missed announcements are made up for when Redis answers again.
    this.publish(channel, message).catch(() => undefined)
  }
}
