import { ignoreDoubleClicks } from 'src/browser/ignoreDoubleClicks'
import { listen } from 'src/browser/listen'

import type { OpenPanel, PanelPort, PanelRefusal } from './PanelPort'

declare global {
  interface Window {
    /** https://wicg.github.io/document-picture-in-picture/ */
    documentPictureInPicture?: {
      requestWindow(size: { width: number; height: number }): Promise<Window>
    }
  }
}

/** CSS pixels; browsers reduce it on small screens. */
const size = { width: 380, height: 600 }

/** The browser’s own window for it (Document Picture-in-Picture). */
export class DocumentPanel implements PanelPort {
  async open(closed: () => void): Promise<OpenPanel | PanelRefusal> {
    try {
      const panel = await window.documentPictureInPicture?.requestWindow(size)
      if (!panel) return 'unsupported'
      ignoreDoubleClicks(panel)
      listen(panel, 'pagehide', closed)
      return { window: panel, close: () => panel.close() }
    } catch (error) {
      const isRefused =
        error instanceof Error && error.name === 'NotAllowedError'
      return isRefused ? 'refused' : 'unsupported'
    }
  }
}
