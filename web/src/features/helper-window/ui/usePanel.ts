import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'

import {
  DocumentPanel,
  type PanelPort,
  type PanelSnapshot,
  PipWindowManager,
} from 'src/features/helper-window/PipWindowManager'

const documentPanel: PanelPort = new DocumentPanel()

/**
 * The panel of a running share, for as long as the component lives.
 *
 * @returns what there is, and what brings it by a click
 */
export function usePanel(
  port = documentPanel
): [PanelSnapshot, open: () => void] {
  const [pipWindow] = useState(() => new PipWindowManager(port))

  useEffect(() => {
    void pipWindow.open()
    return pipWindow.close
  }, [pipWindow])

  const open = useCallback(() => void pipWindow.open(true), [pipWindow])
  return [
    useSyncExternalStore(pipWindow.subscribe, pipWindow.getSnapshot),
    open,
  ]
}
