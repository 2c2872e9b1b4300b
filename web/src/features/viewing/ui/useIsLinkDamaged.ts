import { useLocation } from '@redwoodjs/router'

import { pinOf } from 'src/features/links/model/pin'
import type { UserId } from 'src/features/links/model/userId'

/**
 * @param otherId whom the link to this page names; null where it was opened
 * without one
 * @returns whether the link has lost a part of what it says of its owner
 */
export const useIsLinkDamaged = (otherId: UserId | null): boolean =>
  pinOf(useLocation().hash ?? '') === 'damaged' && otherId !== null
