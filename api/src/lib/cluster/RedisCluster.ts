import { randomUUID } from 'node:crypto'

import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'

import type { RoutedFrame } from 'src/lib/signallingMessages/routedFrame'
import type { InstanceFigures } from 'src/lib/status/InstanceFigures'

import type { Claim, Cluster, ClusterEvents } from './Cluster'
import { ClusterMessageHandler } from './ClusterMessageHandler'
import { Directory } from './Directory'
import { type DescriptionType, exchangeMs, Exchanges } from './Exchanges'
import { Leases, renewEveryMs } from './Leases'
import { instanceOf, sendScript } from './luaScripts'
import { type ClusterMessage, parseMessage, writeMessage } from './message'
import {
  everyone,
  inCallKey,
  instanceChannel,
  instanceChannelPrefix,
  leaseKey,
  offeredKey,
  probeKey,
} from './redisKeys'
import { openRedisLink } from './RedisLink'

const probeMs = 1_000

interface RedisClusterDependencies {
  Client: typeof Redis
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  /** Called once, when Redis first answers or fails to answer. */
  onSettled: () => void
}

export class RedisCluster implements Cluster {
  private readonly instance = randomUUID()
  private readonly redis: Redis
  private readonly leases: Leases
  private readonly directory: Directory
  private readonly messageHandler: ClusterMessageHandler
  private readonly renewing: NodeJS.Timeout
  /** Used instead of the exchanges in Redis while Redis does not answer. */
  private readonly exchanges = new Exchanges()

  constructor(
    url: string,
    { Client, log, onSettled }: RedisClusterDependencies
  ) {
    const instance = this.instance
    const redis = openRedisLink(Client, url, {
      channels: [everyone, instanceChannel(instance)],
      onMessage: (text) => this.messageHandler.receive(parseMessage(text)),
      onReady: () => {
        log.info('Redis answers.')
        this.restore()
        onSettled()
      },
      onAway: (isRefused) => {
        log.warn(
          isRefused
            ? 'Redis takes neither user nor password of REDIS_URL.'
            : 'Redis does not answer.'
        )
        onSettled()
      },
    })
    this.redis = redis
    const leases = new Leases(redis, instance)
    this.leases = leases
    this.directory = new Directory(redis, () => leases.userIds())
    this.messageHandler = new ClusterMessageHandler({
      ...{ instance, leases },
      say: (...what) => this.say(...what),
    })
    this.renewing = setInterval(() => this.renew(), renewEveryMs)
  }

  listen(events: ClusterEvents): void {
    this.messageHandler.events = events
  }

  async claim(userId: string, token: string, isProved = false): Promise<Claim> {
    try {
      const previous = await this.leases.claim(userId, token, isProved)
      if (previous === null) {
        return 'taken'
      }
      this.tellPrevious(userId, previous)
      return 'granted'
    } catch {
      const isOurs = this.leases.isHeldWith(userId, token)
      return isOurs ? 'granted' : 'unavailable'
    }
  }

  // While Redis is away, released ids stay reserved until their lease ends.
  release(userId: string): Promise<boolean> {
    return this.leases.release(userId).catch(() => true)
  }

  reserve(userId: string): Promise<boolean> {
    return this.leases.reserve(userId).catch(() => true)
  }

  async has(userId: string): Promise<boolean> {
    const found = await this.redis.exists(leaseKey(userId)).catch(() => 0)
    return found === 1
  }

  userIds(): Promise<string[]> {
    return this.directory.userIds()
  }

  async isClaimedWith(userId: string, token: string): Promise<boolean> {
    return (
      this.leases.isHeldWith(userId, token) ||
      this.leases.isHeldAnywhereWith(userId, token).catch(() => false)
    )
  }

  noteDescription(type: DescriptionType, src: string, dst: string): void {
    this.exchanges.note(type, src, dst)
    void this.shareDescription(type, src, dst).catch(() => undefined)
  }

  async isInCall(userId: string): Promise<boolean> {
    return (
      this.exchanges.isInCall(userId) ||
      (await this.redis.exists(inCallKey(userId)).catch(() => 0)) === 1
    )
  }

  // Writes instead of pinging: a Redis that is full or a replica answers pings
  // but rejects claims.
  answers(): Promise<boolean> {
    return this.redis.set(probeKey, '', 'PX', probeMs).then(
      () => true,
      () => false
    )
  }

  announce(userId: string): void {
    this.say(everyone, { kind: 'joined', from: this.instance, userId })
  }

  async send(frame: RoutedFrame): Promise<boolean> {
    const takers = await this.redis
      .eval(
        sendScript,
        1,
        leaseKey(frame.dst),
        instanceChannelPrefix,
        writeMessage({ kind: 'frame', from: this.instance, frame })
      )
      .catch(() => 0)
    return takers === 1
  }

  tellFigures(figures: InstanceFigures): void {
    this.say(everyone, { kind: 'figures', from: this.instance, figures })
  }

  hearFigures(hear: Parameters<Cluster['hearFigures']>[0]): void {
    this.messageHandler.hearFigures = hear
  }

  async close(): Promise<void> {
    clearInterval(this.renewing)
    await this.leases.reserveAll().catch(() => undefined)
    this.redis.disconnect()
  }

  private restore(): void {
    this.renew()
    this.messageHandler.events.onRestored()
  }

  private renew(): void {
    this.leases.renew().then(
      (lost) =>
        lost.forEach((userId) => this.messageHandler.events.onLost(userId)),
      // A failed renewal is repeated after the interval, or when Redis answers.
      () => undefined
    )
  }

  private tellPrevious(userId: string, lease: string): void {
    const instance = instanceOf(lease)
    if (instance && instance !== this.instance) {
      this.say(instanceChannel(instance), { kind: 'moved', userId, lease })
    }
  }

  private say(channel: string, message: ClusterMessage): void {
    // A lost announcement is repeated when Redis answers again.
    this.redis.publish(channel, writeMessage(message)).catch(() => undefined)
  }

  private async shareDescription(
    type: DescriptionType,
    src: string,
    dst: string
  ): Promise<void> {
    const keep = (key: string) => this.redis.set(key, '', 'PX', exchangeMs)
    if (type === 'offer') {
      await keep(offeredKey(src, dst))
    } else if ((await this.redis.exists(offeredKey(dst, src))) === 1) {
      await Promise.all([keep(inCallKey(src)), keep(inCallKey(dst))])
    }
  }
}
