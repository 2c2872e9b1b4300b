/** A small window that stays on top of every program. */
export interface OpenPanel {
  readonly window: Window
  close(): void
}

/** `refused`: not without a click. `unsupported`: not in this browser, whatever one does. */
export type PanelRefusal = 'refused' | 'unsupported'

export interface PanelPort {
  /**
   * Opens the one panel of this page. Wants a click a moment before it.
   *
   * @param closed told when the person or the browser closes it
   */
  open(closed: () => void): Promise<OpenPanel | PanelRefusal>
}
