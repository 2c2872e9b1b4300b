import type { PeerSession } from 'src/features/session/PeerSession'
import type { SessionTools } from 'src/layouts/SessionLayout/createSessionTools'

import { SheetCopy } from './SheetCopy'
import { SheetShelf } from './SheetShelf'

const copies = new WeakMap<SessionTools, SheetCopy>()

/** @returns the one of these tools, which lives as long as they do */
export function sheetCopyOf(
  session: PeerSession,
  tools: SessionTools
): SheetCopy {
  const known = copies.get(tools)
  if (known) return known
  const copy = new SheetCopy({ session, tools, shelf: new SheetShelf() })
  copies.set(tools, copy)
  return copy
}
