import type { MarkMessage } from 'src/domain/guidance/coalesced'
import {
  fadeAfterMs,
  mostPointsOfStroke,
  nextNumber,
} from 'src/domain/guidance/mark'
import type { MarkingTool } from 'src/domain/guidance/pointingTool'
import { isApart, type Spot } from 'src/domain/picture/spot'

import type { Guidance } from './Guidance'
import type { PointingLine } from './PointingLine'

/** A mark while it is made: it moves or grows, does not fade, and can be taken back. */
export class MarkInHand {
  private readonly id: number
  private readonly number: number
  private pointCount = 0
  private last: Spot
  private readonly keeping: ReturnType<typeof setInterval>

  constructor(
    private readonly tool: MarkingTool,
    spot: Spot,
    private readonly guidance: Guidance,
    private readonly line: PointingLine
  ) {
    this.id = guidance.newId()
    this.number = nextNumber(guidance.getSnapshot().marks)
    this.last = spot
    this.put(spot)
    this.keeping = setInterval(() => this.put(this.last), fadeAfterMs / 2)
  }

  goTo(spot: Spot): void {
    if (isApart(this.last, spot)) this.put(spot)
  }

  end(): void {
    clearInterval(this.keeping)
  }

  takeBack(): void {
    this.end()
    this.line.drop()
    const { marks } = this.guidance.getSnapshot()
    if (marks[marks.length - 1]?.id === this.id) {
      this.guidance.say({ type: 'undo' })
    }
  }

  private put(spot: Spot): void {
    this.last = spot
    if (++this.pointCount > mostPointsOfStroke && this.tool === 'draw') return
    this.line.put(this.messageAt(spot))
  }

  private messageAt({ point, frame }: Spot): MarkMessage {
    const mark = { id: this.id, frame, atMs: this.guidance.clockMs() }
    switch (this.tool) {
      case 'point':
        return { type: 'pointer', ...mark, point }
      case 'draw':
        return { type: 'stroke', ...mark, points: [point] }
      case 'number':
        return { type: 'step', ...mark, point, number: this.number }
    }
  }
}
