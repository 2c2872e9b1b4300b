import { addressBlock } from 'src/lib/addresses/addressBlock'
import { AddressRate } from 'src/lib/limits/AddressRate'
import {
  type Limiter,
  perMinute,
  secondsToWait,
} from 'src/lib/limits/secondsToWait'

/** Per minute. */
interface Limits {
  perAddress: number
  inAll: number
}

const usual: Limits = { perAddress: 10, inAll: 100 }

/** The rate of an IPv6 /48, as a multiple of a block's rate. */
const siteTimes = 2

/** Address blocks that are remembered; no operator signs in from this many. */
const maxKnown = 100

export class SignInAttempts {
  private readonly ofAddress: AddressRate
  private readonly ofStrangers: Limiter
  // Ordered by age, because a Set keeps the order of insertion.
  private readonly known = new Set<string>()

  /**
   * @param limiter counts in this process, or for all instances (LimitStore)
   */
  constructor(
    { perAddress, inAll }: Limits = usual,
    limiter: (points: number) => Limiter = perMinute
  ) {
    this.ofAddress = new AddressRate(perAddress, siteTimes, limiter)
    this.ofStrangers = limiter(inAll)
  }

  /** @returns 0 when the attempt is allowed, else the seconds to wait */
  async begin(address: string): Promise<number> {
    const block = addressBlock(address)
    // One address must not use up everyone's attempts.
    const seconds = await this.ofAddress.secondsToWait(block)
    return seconds > 0 || this.known.has(block)
      ? seconds
      : secondsToWait(this.ofStrangers, 'all')
  }

  /**
   * Resets the count of the address. From then on, attempts from other
   * addresses cannot use up its attempts.
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
