import { findPermanentId, ownerKeyOfBrowser } from 'src/features/proof/headless'
import { RingPin } from 'src/features/ring/headless'

/**
 * @returns the key that authenticates “ring” messages (requests for help), made
 *   from this browser’s permanent link; null without such a link
 */
export async function ownRingPin(): Promise<RingPin | null> {
  const [key, kept] = await Promise.all([
    ownerKeyOfBrowser(),
    findPermanentId(),
  ])
  return key && kept ? new RingPin(key.pin, kept.id) : null
}
