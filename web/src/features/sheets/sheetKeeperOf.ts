import { askForDurableStorage } from 'src/browser/askForDurableStorage'
import { tabStore } from 'src/browser/storage'
import type { PeerSession } from 'src/features/session/PeerSession'
import type { SessionTools } from 'src/layouts/SessionLayout/createSessionTools'

import { decodePicture } from './decodePicture'
import { encodePicture } from './encodePicture'
import { keepSheetsPage } from './keepSheetsPage'
import { newSheetId } from './newSheetId'
import { SheetKeeper } from './SheetKeeper'
import { SheetShelf } from './SheetShelf'

/** What is kept is to be there next year, and without a network. */
function makeItLast(): void {
  void askForDurableStorage()
  void keepSheetsPage()
}

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
    ...{ encode: encodePicture, decode: decodePicture, onKept: makeItLast },
  })
  keepers.set(tools, keeper)
  return keeper
}
