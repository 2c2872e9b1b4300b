import type { RateLimiterMemory } from 'rate-limiter-flexible'

import { addressBlock } from 'src/lib/addresses/addressBlock'
import { AddressRate } from 'src/lib/limits/AddressRate'
import { perMinute } from 'src/lib/limits/perMinute'
import { secondsToWait } from 'src/lib/limits/secondsToWait'

/** For a minute. */
interface Limits {
  perAddress: number
  inAll: number
}

const usual: Limits = { perAddress: 10, inAll: 100 }

/** An IPv6 /48 may try twice as often as one address of it. */
const siteTimes = 2

/** From where one operator signs in, for years. */
const maxKnown = 100

/** How often somebody may try to sign in, each and all together. */
export class SignInAttempts {
  private readonly ofAddress: AddressRate
  private readonly ofStrangers: RateLimiterMemory
  // A Set keeps the order of insertion, so the oldest come first.
  private readonly known = new Set<string>()

  constructor({ perAddress, inAll }: Limits = usual) {
    this.ofAddress = new AddressRate(perAddress, siteTimes)
    this.ofStrangers = perMinute(inAll)
  }

  /** @returns 0 when the attempt may be made, else the seconds to wait */
  async begin(address: string): Promise<number> {
    const block = addressBlock(address)
    // One address alone must not use up what there is for all.
    const seconds = await this.ofAddress.secondsToWait(block)
    return seconds > 0 || this.known.has(block)
      ? seconds
      : secondsToWait(this.ofStrangers, 'all')
  }

  /**
   * Whoever knows the passphrase has all attempts again, and is in nobody's way
   * later, however many strangers try.
   */
  async succeeded(address: string): Promise<void> {
    const block = addressBlock(address)
    this.known.delete(block)
    this.known.add(block)
    if (this.known.size > maxKnown) {
      this.known.delete(this.known.values().next().value!)
    }
    await this.ofAddress.forgive(block)
  }
}
