import type { HelperName } from 'src/features/links/headless'

import type { Caller } from './model/callers'
import type { SignedSignal } from './model/ringSignal'
import type { RingPin } from './RingPin'

interface Recognised {
  name: HelperName | null
}

/**
 * Finds out who has signed a call for help.
 *
 * @param callers the people to whom this helper has given a tag
 * @returns `unwanted` if the helper does not allow this person; null if nobody
 * who knows the link has signed it
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
