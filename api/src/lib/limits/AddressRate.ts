import { RateLimiterRes } from 'rate-limiter-flexible'

import { siteOf } from 'src/lib/addresses/addressBlock'

import {
  type Limiter,
  perMinute,
  secondsOf,
  secondsToWait,
} from './secondsToWait'

const usualSiteTimes = 5

/** Limits actions per minute of each address block and each IPv6 /48. */
export class AddressRate {
  private readonly ofBlock: Limiter
  private readonly ofSite: Limiter

  /**
   * @param siteTimes the rate of a /48, as a multiple of a block's rate
   * @param limiter counts in this process, or for all instances (LimitStore)
   */
  constructor(
    pointsPerMinute: number,
    siteTimes = usualSiteTimes,
    limiter: (points: number) => Limiter = perMinute
  ) {
    this.ofBlock = limiter(pointsPerMinute)
    this.ofSite = limiter(pointsPerMinute * siteTimes)
  }

  /**
   * Counts an action. If the /48 of the block has reached its limit, the block
   * is not counted: counters of all 65,536 blocks in the /48 would fill the
   * memory. Actions of a block over its limit do not count for the /48.
   * @returns 0 within the limits, else the seconds to wait
   */
  async secondsToWait(block: string): Promise<number> {
    const site = siteOf(block)
    return site === undefined
      ? secondsToWait(this.ofBlock, block)
      : (await this.secondsUntilFree(site)) ||
          (await secondsToWait(this.ofBlock, block)) ||
          secondsToWait(this.ofSite, site)
  }

  async penalize(block: string, points: number): Promise<void> {
    const site = siteOf(block)
    await this.ofBlock.penalty(block, points)
    if (site !== undefined) {
      await this.ofSite.penalty(site, points)
    }
  }

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
