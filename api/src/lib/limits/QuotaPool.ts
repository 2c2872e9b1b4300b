import { siteOf } from 'src/lib/addresses/addressBlock'

/** Limits of a shared resource (decision 28), in any unit. */
export interface QuotaLimits {
  /** for one address block */
  readonly perBlock: number
  /** for all blocks of an IPv6 /48 */
  readonly perSite: number
  readonly inAll: number
}

/** A /48 may use a quarter of the total, or more if one block may use more. */
const partsOfSites = 4

/** @param siteTimes the share of a /48, as a multiple of a block's share */
export function quotaLimits(
  inAll: number,
  share: number,
  siteTimes: number
): QuotaLimits {
  const perBlock = Math.min(share, inAll)
  const perSite = Math.min(perBlock * siteTimes, inAll / partsOfSites)
  return { perBlock, perSite: Math.max(perBlock, perSite), inAll }
}

function add(counts: Map<string, number>, name: string, amount: number) {
  const sum = (counts.get(name) ?? 0) + amount
  if (sum > 0) {
    counts.set(name, sum)
  } else {
    counts.delete(name)
  }
}

export class QuotaPool {
  private readonly ofBlock = new Map<string, number>()
  private readonly ofSite = new Map<string, number>()
  private all = 0

  constructor(private readonly limits: QuotaLimits) {}

  /** Whether the block may use this much more, or which limit forbids it. */
  room(block: string, amount = 1): 'free' | 'block-full' | 'all-full' {
    const { perBlock, perSite } = this.limits
    const site = siteOf(block)
    const ofBlock = this.ofBlock.get(block) ?? 0
    const ofSite = site === undefined ? 0 : (this.ofSite.get(site) ?? 0)
    if (ofBlock + amount > perBlock || ofSite + amount > perSite) {
      return 'block-full'
    }
    return this.isFull(amount) ? 'all-full' : 'free'
  }

  isFull(amount = 1): boolean {
    return this.all + amount > this.limits.inAll
  }

  take(block: string, amount = 1): void {
    const site = siteOf(block)
    this.all += amount
    add(this.ofBlock, block, amount)
    if (site !== undefined) {
      add(this.ofSite, site, amount)
    }
  }

  give(block: string, amount = 1): void {
    this.take(block, -amount)
  }

  taken(): ReadonlyMap<string, number> {
    return this.ofBlock
  }
}
