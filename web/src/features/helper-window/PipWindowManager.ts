import { ignoreDoubleClicks } from 'src/browser/ignoreDoubleClicks'
import { listen } from 'src/browser/listen'
import { Store } from 'src/browser/Store'

export interface PanelSnapshot {
  window: Window | null
  /** whether a click can open a window */
  canOpen: boolean
  /** whether the first attempt to open a window has finished */
  isSettled: boolean
}

const none: PanelSnapshot = { window: null, canOpen: false, isSettled: false }

/** A window that stays above the windows of all other programs. */
export interface OpenPanel {
  readonly window: Window
  close(): void
}

/** `refused`: the browser opens a window only after a click. */
export type PanelRefusal = 'refused' | 'unsupported'

export interface PanelPort {
  /**
   * Must be called shortly after a click.
   *
   * @param closed called when the person or the browser closes the window
   */
  open(closed: () => void): Promise<OpenPanel | PanelRefusal>
}

/**
 * The window opens when sharing starts and closes when sharing stops. If the
 * person closes it, a button can open it again.
 */
export class PipWindowManager {
  private readonly snapshot = new Store(none)
  private panel: OpenPanel | null = null
  private turn = 0

  constructor(private readonly port: PanelPort) {}

  readonly subscribe = this.snapshot.subscribe
  readonly getSnapshot = this.snapshot.getSnapshot

  /**
   * @param isByClick whether a click caused this call. If the browser refuses
   * even after a click, `canOpen` becomes false and no button is shown.
   */
  readonly open = async (isByClick = false): Promise<void> => {
    if (this.panel) return
    const turn = ++this.turn
    const isWanted = () => this.turn === turn
    const opened = await this.port.open(() => {
      if (!isWanted()) return
      this.panel = null
      this.snapshot.set({ window: null, canOpen: true, isSettled: true })
    })
    if (typeof opened === 'string') {
      const canOpen = opened === 'refused' && !isByClick
      if (isWanted()) this.snapshot.set({ ...none, canOpen, isSettled: true })
      return
    }
    if (!isWanted()) return opened.close()
    this.panel = opened
    this.snapshot.set({
      window: opened.window,
      canOpen: false,
      isSettled: true,
    })
  }

  readonly close = (): void => {
    this.turn++
    this.panel?.close()
    this.panel = null
    this.snapshot.set(none)
  }
}

declare global {
  interface Window {
    /** https://wicg.github.io/document-picture-in-picture/ */
    documentPictureInPicture?: {
      requestWindow(size: { width: number; height: number }): Promise<Window>
    }
  }
}

/** Size of the window in CSS pixels. Browsers reduce it on small screens. */
const size = { width: 380, height: 600 }

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
