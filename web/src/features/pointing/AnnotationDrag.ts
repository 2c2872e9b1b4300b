import { captureOf, type PeerSession, viewerView } from 'src/features/session'
import { fadeAfterMs, isApart, type Spot } from 'src/features/stage'

import type { Annotations } from './Annotations'
import type { MarkMessage } from './model/annotationMessage'
import {
  coalesced,
  isFull,
  type MarkingTool,
  type MarkInHand,
  markMessage,
} from './model/markInHand'

/** Thirty messages per second are enough for a smooth movement. */
export const betweenMessagesMs = Math.ceil(1_000 / 30)

/** Limits the rate of messages. The last position is always sent. */
class ThrottledSender {
  private waiting: readonly MarkMessage[] = []
  private pause: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly say: (message: MarkMessage) => void) {}

  readonly put = (message: MarkMessage): void => {
    this.waiting = coalesced(this.waiting, message)
    if (this.pause === undefined) this.sendNext()
  }

  flush(): void {
    const { waiting } = this
    this.drop()
    waiting.forEach((message) => this.say(message))
  }

  drop(): void {
    this.waiting = []
  }

  private readonly sendNext = (): void => {
    const [next, ...rest] = this.waiting
    this.waiting = rest
    this.pause = next && setTimeout(this.sendNext, betweenMessagesMs)
    if (next) this.say(next)
  }
}

/**
 * The helper's list of instruction steps. The number of each step is also an
 * annotation on the video.
 */
export interface NumberedSteps {
  /**
   * Adds a step, or moves the step that the helper wants to move.
   *
   * @returns null if the list is full
   */
  begin(spot: Spot): { id: number; number: number } | null
  /** called when the helper has dragged the number to another place */
  place(id: number, spot: Spot): void
  remove(id: number): void
}

/**
 * Draws annotations on the live video, one at a time. An unfinished annotation
 * can be moved, extended or cancelled, and does not fade. It is dropped when
 * the video is no longer live.
 */
export class AnnotationDrag {
  private mark: MarkInHand | null = null
  private keeping: ReturnType<typeof setInterval> | undefined
  private sight = ''
  private readonly line: ThrottledSender

  constructor(
    private readonly session: Pick<PeerSession, 'subscribe' | 'getSnapshot'>,
    private readonly annotations: Annotations,
    private readonly steps: NumberedSteps,
    private readonly onLetGo: () => void
  ) {
    this.line = new ThrottledSender(annotations.send)
    session.subscribe(this.follow)
    this.follow()
  }

  get isBusy(): boolean {
    return this.mark !== null
  }

  begin(tool: MarkingTool, spot: Spot): void {
    this.end()
    this.line.flush()
    const mark = this.isLive ? this.newMark(tool, spot) : null
    if (!mark) return
    this.mark = mark
    this.put(mark, spot)
    this.keeping = setInterval(() => this.put(mark, mark.last), fadeAfterMs / 2)
  }

  goTo(spot: Spot): void {
    const { mark } = this
    if (mark && isApart(mark.last, spot)) this.put(mark, spot)
  }

  end(): void {
    clearInterval(this.keeping)
    const { mark } = this
    this.mark = null
    if (mark?.tool === 'number') this.steps.place(mark.id, mark.last)
  }

  takeBack(): void {
    const { mark } = this
    if (!mark) return
    this.drop()
    if (this.newest?.id === mark.id) this.removeNewest()
  }

  undo(): void {
    this.line.flush()
    if (this.isLive) this.removeNewest()
  }

  clear(): void {
    this.letGo()
    if (this.isLive) this.annotations.send({ type: 'clear' })
  }

  /**
   * @returns null if the annotation is the number of a step, and the list of
   * steps is full
   */
  private newMark(tool: MarkingTool, last: Spot): MarkInHand | null {
    const made =
      tool === 'number'
        ? this.steps.begin(last)
        : { id: this.annotations.newId(), number: 0 }
    return made && { tool, ...made, toldCount: 0, last }
  }

  private get newest() {
    const { marks } = this.annotations.getSnapshot()
    return marks[marks.length - 1]
  }

  /**
   * Removing the number of a step also removes the step. The message contains
   * an id, because the newest annotation may be another one on the sharer's
   * page.
   */
  private removeNewest(): void {
    const { newest } = this
    if (!newest) return
    const { type, id } = newest
    this.annotations.send({ type: 'undo', id })
    if (type === 'step') this.steps.remove(id)
  }

  private put(mark: MarkInHand, spot: Spot): void {
    mark.last = spot
    if (isFull(mark)) return
    mark.toldCount++
    this.line.put(markMessage(mark, spot, this.annotations.clockMs()))
  }

  /** Drops the unfinished annotation without sending its last position. */
  private drop(): void {
    clearInterval(this.keeping)
    this.mark = null
    this.line.drop()
  }

  private letGo(): void {
    this.drop()
    this.onLetGo()
  }

  get isLive(): boolean {
    return viewerView(this.session.getSnapshot()) === 'watching'
  }

  /** Drops the unfinished annotation if another screen or none is visible. */
  private readonly follow = (): void => {
    const sight = `${this.isLive} ${captureOf(this.session.getSnapshot())}`
    if (sight !== this.sight) this.letGo()
    this.sight = sight
  }
}
