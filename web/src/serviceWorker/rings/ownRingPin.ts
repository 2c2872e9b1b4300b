import { ownerKeyOfBrowser } from 'src/features/proof/ownerKeyOfBrowser'
import { findKeptId } from 'src/features/proof/storedKeptId'
import { RingPin } from 'src/features/ring/RingPin'

/**
 * @returns the key that verifies and signs rings of this browser’s kept link;
 * null without a kept link
 */
export async function ownRingPin(): Promise<RingPin | null> {
  const [key, kept] = await Promise.all([ownerKeyOfBrowser(), findKeptId()])
  return key && kept ? new RingPin(key.pin, kept.id) : null
}
