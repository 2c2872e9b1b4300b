import { RateLimiterMemory } from 'rate-limiter-flexible'

import { addressBlock } from 'src/lib/limits/addressBlock'
import { secondsToWait } from 'src/lib/limits/secondsToWait'

interface Limits {
  perAddress: number
  inAll: number
  seconds: number
}

const usual: Limits = { perAddress: 10, inAll: 100, seconds: 60 }

/** How often somebody may try to sign in, each and all together. */
export class SignInAttempts {
  readonly #ofAddress: RateLimiterMemory
  readonly #ofAll: RateLimiterMemory

  constructor({ perAddress, inAll, seconds }: Limits = usual) {
    this.#ofAddress = new RateLimiterMemory({
      points: perAddress,
      duration: seconds,
    })
    this.#ofAll = new RateLimiterMemory({ points: inAll, duration: seconds })
  }

  /** @returns 0 when the attempt may be made, else the seconds to wait */
  async begin(address: string): Promise<number> {
    // One address alone must not use up what there is for all.
    return (
      (await secondsToWait(this.#ofAddress, addressBlock(address))) ||
      (await secondsToWait(this.#ofAll, 'all'))
    )
  }

  /** Whoever knows the passphrase has all attempts again. */
  async succeeded(address: string): Promise<void> {
    await this.#ofAddress.delete(addressBlock(address))
  }
}
