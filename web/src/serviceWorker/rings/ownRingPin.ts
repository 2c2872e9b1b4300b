import { findPermanentId, ownerKeyOfBrowser } from 'src/features/proof/headless'
import { RingPin } from 'src/features/ring/headless'

/** @returns the key of this browser’s permanent link, for rings; or null */
export async function ownRingPin(): Promise<RingPin | null> {
  const [key, kept] = await Promise.all([
    ownerKeyOfBrowser(),
    findPermanentId(),
  ])
  return key && kept ? new RingPin(key.pin, kept.id) : null
}
