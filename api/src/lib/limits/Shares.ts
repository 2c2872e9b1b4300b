import { siteOf } from 'src/lib/addresses/addressBlock'

/** Of something that is there once for all (decision 28), in any unit. */
export interface ShareLimits {
  /** for one address block */
  readonly perBlock: number
  /** for one IPv6 /48, all its blocks together */
  readonly perSite: number
  readonly inAll: number
}

/** No IPv6 /48 may have more than a quarter, unless one block of it may. */
const partsOfSites = 4

/** @param siteTimes how many times the share of a block a /48 gets */
export function shareLimits(
  inAll: number,
  share: number,
  siteTimes: number
): ShareLimits {
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

/** Counts what each address block has of something, so that none has it all. */
export class Shares {
  private readonly ofBlock = new Map<string, number>()
  private readonly ofSite = new Map<string, number>()
  private all = 0

  constructor(private readonly limits: ShareLimits) {}

  /** May this block have so much more? If not, is it the block that has too much? */
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

  /** Is there not even so much left, whoever asks? */
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

  /** What was taken is there again. */
  give(block: string, amount = 1): void {
    this.take(block, -amount)
  }

  /** @returns what each block has */
  taken(): ReadonlyMap<string, number> {
    return this.ofBlock
  }
}
