import { hashToken } from 'src/lib/secrets'

import type { Claim, Cluster } from './Cluster'
import { type DescriptionType, Exchanges } from './Exchanges'
import { Reservations } from './Reservations'

/** The only instance of an installation. A restart loses all ids. */
export class SingleInstance implements Cluster {
  /** By id: the hash of the token that has claimed the id. */
  private readonly claimed = new Map<string, string>()
  private readonly exchanges = new Exchanges()

  constructor(private readonly reservations = new Reservations()) {}

  async claim(userId: string, token: string, isProved = false): Promise<Claim> {
    const hash = hashToken(userId, token)
    const holder = this.holderOf(userId)
    if (holder !== undefined && holder !== hash && !isProved) {
      return 'taken'
    }
    this.reservations.end(userId)
    this.claimed.set(userId, hash)
    return 'granted'
  }

  async release(userId: string): Promise<boolean> {
    this.claimed.delete(userId)
    return true
  }

  async reserve(userId: string): Promise<boolean> {
    const hash = this.claimed.get(userId)
    if (hash !== undefined) {
      this.claimed.delete(userId)
      this.reservations.keep(userId, hash)
    }
    return true
  }

  async has(userId: string): Promise<boolean> {
    return this.holderOf(userId) !== undefined
  }

  async userIds(): Promise<string[]> {
    return [...this.claimed.keys()]
  }

  async isClaimedWith(userId: string, token: string): Promise<boolean> {
    return this.claimed.get(userId) === hashToken(userId, token)
  }

  noteDescription(type: DescriptionType, src: string, dst: string): void {
    this.exchanges.note(type, src, dst)
  }

  async isInCall(userId: string): Promise<boolean> {
    return this.exchanges.isInCall(userId)
  }

  async answers(): Promise<boolean> {
    return true
  }

  // There is no other instance to talk to.
  listen(): void {}
  announce(): void {}
  tellFigures(): void {}
  hearFigures(): void {}
  async close(): Promise<void> {}

  async send(): Promise<boolean> {
    return false
  }

  private holderOf(userId: string): string | undefined {
    return this.claimed.get(userId) ?? this.reservations.hashFor(userId)
  }
}
