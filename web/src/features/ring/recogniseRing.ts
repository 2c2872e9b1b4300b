import type { HelperName } from 'src/features/links/headless'

import type { Caller } from './model/callers'
import type { SignedSignal } from './model/ringSignal'
import type { RingPin } from './RingPin'

interface Recognised {
  name: HelperName | null
}

/**
 * @param callers the people to whom this helper has given a tag
 * @returns the caller as the helper knows them; `unwanted` if she does not
 * allow them; null if the ring was not signed by somebody who has the link
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
