/** A small window that stays on top of every program. */
export interface OpenPanel {
  readonly window: Window
  close(): void
}

/**
 * `refused`: a click is required. `unsupported`: not possible in this browser.
 */
export type PanelRefusal = 'refused' | 'unsupported'

export interface PanelPort {
  /**
   * Opens the only panel of this page. Requires a recent click.
   *
   * @param closed called when the person or the browser closes it
   */
  open(closed: () => void): Promise<OpenPanel | PanelRefusal>
}
