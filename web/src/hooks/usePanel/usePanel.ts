import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'

import { usePeerSessionInstance } from 'src/context/PeerSessionContext'
import { DocumentPanel } from 'src/lib/panel/DocumentPanel'
import type { PanelPort } from 'src/lib/panel/PanelPort'
import {
  PipWindowManager,
  type PanelSnapshot,
} from 'src/lib/panel/PipWindowManager'
import { untilPictureIsSent } from 'src/lib/panel/untilPictureIsSent'

const documentPanel: PanelPort = new DocumentPanel()

/**
 * The panel of a running share, for as long as the component lives.
 *
 * @returns what there is, and what brings it by a click
 */
export function usePanel(
  port = documentPanel
): [PanelSnapshot, open: () => void] {
  const session = usePeerSessionInstance()
  const [keeper] = useState(() => new PipWindowManager(port))

  useEffect(() => {
    let isOver = false
    const call = () => session.getSnapshot().mediaConnection
    void untilPictureIsSent(call).then(() => {
      if (!isOver) void keeper.open()
    })
    return () => {
      isOver = true
      keeper.close()
    }
  }, [session, keeper])

  const open = useCallback(() => void keeper.open(true), [keeper])
  return [useSyncExternalStore(keeper.subscribe, keeper.getSnapshot), open]
}
