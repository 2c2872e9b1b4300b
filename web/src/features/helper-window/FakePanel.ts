import type { OpenPanel, PanelPort, PanelRefusal } from './PipWindowManager'

/** A fake helper window: an iframe in the page. */
export class FakePanel implements PanelPort {
  refusal: PanelRefusal | null = null
  openCount = 0
  frame: HTMLIFrameElement | null = null
  private closed: () => void = () => {}

  async open(closed: () => void): Promise<OpenPanel | PanelRefusal> {
    this.openCount++
    if (this.refusal) return this.refusal
    this.closed = closed
    const frame = document.body.appendChild(document.createElement('iframe'))
    this.frame = frame
    return { window: frame.contentWindow!, close: () => this.remove() }
  }

  closeByPerson(): void {
    this.closed()
    this.remove()
  }

  private remove(): void {
    this.frame?.remove()
    this.frame = null
  }
}
