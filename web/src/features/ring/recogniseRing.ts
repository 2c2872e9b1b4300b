import type { HelperName } from 'src/features/links/headless'

import type { Caller } from './model/callers'
import type { SignedSignal } from './model/ringSignal'
import type { RingPin } from './RingPin'

interface Recognised {
  name: HelperName | null
}

/**
 * @param callers whom this helper has given a tag
 * @returns as whom the helper knows the one who rings; `unwanted` if it is
 * somebody whom she does not let, and null if it is nobody who has the link
 */
export async function recogniseRing(
  signal: SignedSignal,
  pin: RingPin,
  callers: readonly Caller[]
): Promise<Recognised | 'unwanted' | null> {
  for (const { access, tag, name } of callers) {
    if (await pin.hasSigned(signal, tag)) {
      return access === 'allowed' ? { name } : 'unwanted'
    }
  }
  return (await pin.hasSigned(signal)) ? { name: null } : null
}
