import { siteOf } from 'src/lib/addresses/addressBlock'

/** Limits of a shared resource (decision 28), in any unit. */
export interface QuotaLimits {
  /** for one address block */
  readonly perBlock: number
  /** for one IPv6 /48, all its blocks together */
  readonly perSite: number
  readonly inAll: number
}

/**
 * All blocks of an IPv6 /48 together may have at most a quarter of the total,
 * unless a single block may have more.
 */
const partsOfSites = 4

/** @param siteTimes the share of a /48 as a multiple of a block's */
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

/**
 * Counts how much of a resource each address block uses, so that no block uses
 * all of it.
 */
export class QuotaPool {
  private readonly ofBlock = new Map<string, number>()
  private readonly ofSite = new Map<string, number>()
  private all = 0

  constructor(private readonly limits: QuotaLimits) {}

  /**
   * May this block use this much more? If not, says whether the limit of the
   * block or the total limit is reached.
   */
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

  /** Would this much more exceed the total limit? */
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

  /** Gives back what the block has taken. */
  give(block: string, amount = 1): void {
    this.take(block, -amount)
  }

  /** @returns how much each block uses */
  taken(): ReadonlyMap<string, number> {
    return this.ofBlock
  }
}
