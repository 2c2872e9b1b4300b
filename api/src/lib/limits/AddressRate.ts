import { type RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

import { siteOf } from 'src/lib/addresses/addressBlock'

import { perMinute } from './perMinute'
import { secondsOf, secondsToWait } from './secondsToWait'

const usualSiteTimes = 5

/** How often a minute each address block may do something, and each IPv6 /48. */
export class AddressRate {
  private readonly ofBlock: RateLimiterMemory
  private readonly ofSite: RateLimiterMemory

  /** @param siteTimes how many times the rate of a block a /48 gets */
  constructor(pointsPerMinute: number, siteTimes = usualSiteTimes) {
    this.ofBlock = perMinute(pointsPerMinute)
    this.ofSite = perMinute(pointsPerMinute * siteTimes)
  }

  /**
   * Counts one more, unless it is refused for the /48: a block that is refused
   * for itself costs its neighbours nothing, and a /48 that is refused fills no
   * memory with its 65,536 blocks.
   * @returns 0 when it is within the limits, else the seconds to wait
   */
  async secondsToWait(block: string): Promise<number> {
    const site = siteOf(block)
    return site === undefined
      ? secondsToWait(this.ofBlock, block)
      : (await this.secondsUntilFree(site)) ||
          (await secondsToWait(this.ofBlock, block)) ||
          secondsToWait(this.ofSite, site)
  }

  /** Counts so many more at once. */
  async penalize(block: string, points: number): Promise<void> {
    const site = siteOf(block)
    await this.ofBlock.penalty(block, points)
    if (site !== undefined) {
      await this.ofSite.penalty(site, points)
    }
  }

  /** The block may do as much as if it had done nothing yet. */
  async forgive(block: string): Promise<void> {
    await this.ofBlock.delete(block)
  }

  private async secondsUntilFree(site: string): Promise<number> {
    const used = await this.ofSite.get(site)
    return used instanceof RateLimiterRes && used.remainingPoints <= 0
      ? secondsOf(used, this.ofSite)
      : 0
  }
}
