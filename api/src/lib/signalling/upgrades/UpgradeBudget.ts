import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

import { addressBlock } from 'src/lib/addresses/addressBlock'
import { clientAddress, type Trust } from 'src/lib/addresses/trustProxy'
import {
  type AddressLimits,
  maxOpenSockets,
} from 'src/lib/limits/addressLimits'
import { AddressRate } from 'src/lib/limits/AddressRate'
import { quotaLimits, QuotaPool } from 'src/lib/limits/QuotaPool'
import { metrics } from 'src/lib/metrics/metrics'

import type { UpgradeDecision } from './upgradeGate'

/** The share of an IPv6 /48, as a multiple of the share of one /64 block. */
const siteTimes = 5

/** Additional sockets, opened only to report that the limit is reached. */
const maxToldSockets = 200
const maxToldOfBlock = 10

/**
 * After three sockets that were closed because of what they sent, an address
 * gets no further upgrade for a minute.
 */
const misusesPerMinute = 3

function hold(pool: QuotaPool, block: string, socket: Duplex): void {
  if (!socket.destroyed) {
    pool.take(block)
    socket.once('close', () => pool.give(block))
  }
}

/**
 * Decides whether an address may open another socket. Call it after all other
 * checks, so that a foreign page cannot use up the budget of its visitors.
 */
export class UpgradeBudget {
  private readonly upgrades
  private readonly open
  private readonly told = new QuotaPool(
    quotaLimits(maxToldSockets, maxToldOfBlock, siteTimes)
  )
  private readonly misuseCost
  private readonly blocks = new WeakMap<IncomingMessage, string>()

  constructor(
    private readonly trust: Trust,
    { openSockets, upgradesPerMinute }: AddressLimits,
    maxSockets = maxOpenSockets
  ) {
    this.upgrades = new AddressRate(upgradesPerMinute)
    this.misuseCost = Math.ceil(upgradesPerMinute / misusesPerMinute)
    this.open = new QuotaPool(quotaLimits(maxSockets, openSockets, siteTimes))
  }

  async take(
    request: IncomingMessage,
    socket: Duplex
  ): Promise<UpgradeDecision> {
    const block = this.blockOf(request)
    const wait = await this.upgrades.secondsToWait(block)
    const room = this.open.room(block)
    if (wait > 0 || room === 'block-full') {
      metrics.rateLimited.inc({ where: wait > 0 ? 'upgrade' : 'open-socket' })
      return 429
    }
    if (room === 'free') {
      hold(this.open, block, socket)
      return 'accept'
    }
    if (this.told.room(block) === 'free') {
      hold(this.told, block, socket)
      return 'full'
    }
    return 503
  }

  /** Whether upgrades from all addresses would be refused. */
  isFull(): boolean {
    return this.open.isFull()
  }

  /**
   * @returns a function to call when this client is closed because of what it
   * sent
   */
  blame(request: IncomingMessage): () => void {
    const block = this.blockOf(request)
    return () => void this.upgrades.penalize(block, this.misuseCost)
  }

  blockOf(request: IncomingMessage): string {
    const known = this.blocks.get(request)
    if (known !== undefined) {
      return known
    }
    const block = addressBlock(clientAddress(request, this.trust))
    this.blocks.set(request, block)
    return block
  }
}
