import { tabStore } from 'src/lib/browser/storage'
import type { SessionTools } from 'src/lib/session/createSessionTools'
import type { PeerSession } from 'src/lib/session/PeerSession'

import { decodePicture } from './decodePicture'
import { encodePicture } from './encodePicture'
import { newSheetId } from './newSheetId'
import { SheetKeeper } from './SheetKeeper'
import { SheetShelf } from './SheetShelf'

const keepers = new WeakMap<SessionTools, SheetKeeper>()

/** @returns the one of these tools, which lives as long as they do */
export function sheetKeeperOf(
  session: PeerSession,
  tools: SessionTools
): SheetKeeper {
  const known = keepers.get(tools)
  if (known) return known
  const keeper = new SheetKeeper({
    ...{ session, tools, shelf: new SheetShelf(), store: tabStore },
    ...{ newId: newSheetId, nowMs: Date.now },
    ...{ encode: encodePicture, decode: decodePicture },
  })
  keepers.set(tools, keeper)
  return keeper
}
