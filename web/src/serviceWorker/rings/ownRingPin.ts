import { findKeptId } from 'src/lib/keptLink/storedKeptId'
import { ownerKeyOfBrowser } from 'src/lib/proof/ownerKeyOfBrowser'
import { RingPin } from 'src/lib/ring/RingPin'

/** @returns what checks and signs rings of this browser’s kept link; null without one */
export async function ownRingPin(): Promise<RingPin | null> {
  const [key, kept] = await Promise.all([ownerKeyOfBrowser(), findKeptId()])
  return key && kept ? new RingPin(key.pin, kept.id) : null
}
