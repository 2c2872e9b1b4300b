import type { MarkingTool } from 'src/domain/guidance/pointingTool'
import { viewerView } from 'src/domain/peerSession/selectors'
import type { Spot } from 'src/domain/picture/spot'
import type { PeerSession } from 'src/lib/session/PeerSession'

import type { Guidance } from './Guidance'
import { MarkInHand } from './MarkInHand'
import { PointingLine } from './PointingLine'

/** Makes marks on the live picture, one at a time; without a live picture it makes none, and releases the one in hand. */
export class PointingHand {
  private mark: MarkInHand | null = null
  private sight = ''
  private readonly line: PointingLine

  constructor(
    private readonly session: Pick<PeerSession, 'subscribe' | 'getSnapshot'>,
    private readonly guidance: Guidance,
    private readonly onLetGo: () => void
  ) {
    this.line = new PointingLine(guidance.say)
    session.subscribe(this.follow)
    this.follow()
  }

  get isBusy(): boolean {
    return this.mark !== null
  }

  begin(tool: MarkingTool, spot: Spot): void {
    this.end()
    // The next number follows what both sides know of.
    this.line.flush()
    if (this.isLive) {
      this.mark = new MarkInHand(tool, spot, this.guidance, this.line)
    }
  }

  goTo(spot: Spot): void {
    this.mark?.goTo(spot)
  }

  end(): void {
    this.mark?.end()
    this.mark = null
  }

  takeBack(): void {
    this.mark?.takeBack()
    this.mark = null
  }

  undo(): void {
    this.line.flush()
    if (this.isLive) this.guidance.say({ type: 'undo' })
  }

  clear(): void {
    this.letGo()
    if (this.isLive) this.guidance.say({ type: 'clear' })
  }

  private letGo(): void {
    this.end()
    this.line.drop()
    this.onLetGo()
  }

  /** @returns whether there is a picture that both sides see now */
  get isLive(): boolean {
    return viewerView(this.session.getSnapshot()) === 'watching'
  }

  /** What is seen now may be another screen, or none. */
  private readonly follow = (): void => {
    const { surface } = this.session.getSnapshot()
    const sight = `${this.isLive} ${surface}`
    if (sight !== this.sight) this.letGo()
    this.sight = sight
  }
}
