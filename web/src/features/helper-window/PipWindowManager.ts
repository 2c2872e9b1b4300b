import { Store } from 'src/browser/Store'

import type { OpenPanel, PanelPort } from './PanelPort'

export interface PanelSnapshot {
  /** null if there is none */
  window: Window | null
  /** whether a click could open it */
  canOpen: boolean
  /** whether it is known if there is one */
  isSettled: boolean
}

const none: PanelSnapshot = { window: null, canOpen: false, isSettled: false }

/**
 * The panel of one share: it opens automatically, closes with the share, and
 * reopens on a click.
 */
export class PipWindowManager {
  private readonly snapshot = new Store(none)
  private panel: OpenPanel | null = null
  private turn = 0

  constructor(private readonly port: PanelPort) {}

  readonly subscribe = this.snapshot.subscribe
  readonly getSnapshot = this.snapshot.getSnapshot

  /** @param isByClick if it is refused even then, it is not offered again */
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
