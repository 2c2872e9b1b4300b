import { Store } from 'src/browser/Store'
import {
  gestureRate,
  type MessageContext,
  type MessageRouter,
} from 'src/features/messages'
import {
  captureOf,
  type PeerSession,
  type PeerSessionSnapshot,
  screenState,
  onParticipantChange,
} from 'src/features/session'
import type { Mark } from 'src/features/stage'

import {
  type AnnotationMessage,
  annotationSchema,
} from './model/annotationMessage'
import {
  marked,
  nextFadeMs,
  withoutFaded,
  withoutMark,
  withoutNumbers,
} from './model/marks'

declare module 'src/features/session' {
  interface SessionTools {
    annotations: Annotations
  }
}

export interface AnnotationsState {
  /** the newest comes last */
  marks: readonly Mark[]
  /** the newest annotation that the sharer's page has shown; null if none */
  drawnId: number | null
}

const none: AnnotationsState = { marks: [], drawnId: null }

/** The helper's annotations on the video. Both pages hold the same list. */
export class Annotations {
  private readonly state = new Store<AnnotationsState>(none)
  private screen = ''
  private fading: ReturnType<typeof setTimeout> | undefined

  readonly subscribe = this.state.subscribe
  readonly getSnapshot = this.state.getSnapshot
  readonly newId: MessageRouter['newId']
  readonly clockMs: MessageRouter['clockMs']

  constructor(
    private readonly session: Pick<PeerSession, 'subscribe' | 'getSnapshot'>,
    private readonly router: MessageRouter
  ) {
    this.newId = router.newId
    this.clockMs = router.clockMs
    router.register({
      schema: annotationSchema,
      from: {
        ...{ pointer: 'viewer', stroke: 'viewer', step: 'viewer' },
        ...{ undo: 'viewer', clear: 'viewer', drawn: 'sharer' },
      },
      rate: gestureRate,
      newestOnly: ['pointer', 'drawn'],
      handle: this.handle,
    })
    onParticipantChange(session, () => this.become(none))
    session.subscribe(this.follow)
    this.follow()
  }

  readonly send = (message: AnnotationMessage): boolean =>
    this.router.send(message)

  /** Removes the annotations that show the numbers of these steps. */
  removeNumbers(ids: readonly number[]): void {
    this.become({ marks: withoutNumbers(this.getSnapshot().marks, ids) })
  }

  private readonly handle = (
    message: AnnotationMessage,
    { isOwn, nowMs }: MessageContext
  ): void => {
    const { marks } = this.getSnapshot()
    switch (message.type) {
      case 'undo':
        return this.become({ marks: withoutMark(marks, message.id ?? null) })
      case 'clear':
        return this.become({ marks: [] })
      case 'drawn':
        return isOwn ? undefined : this.become({ drawnId: message.id })
      default:
        return this.become({ marks: marked(marks, message, nowMs) })
    }
  }

  /** Deletes the annotations when the screen is hidden or replaced. */
  private readonly follow = (): void => {
    const screen = screenOf(this.session.getSnapshot())
    const isOther = screen !== this.screen
    this.screen = screen
    if (isOther && this.getSnapshot().marks.length) this.become({ marks: [] })
  }

  private become(change: Partial<AnnotationsState>): void {
    const state = { ...this.getSnapshot(), ...change }
    clearTimeout(this.fading)
    const fadeMs = nextFadeMs(state.marks)
    if (fadeMs !== null) {
      const delayMs = Math.max(0, fadeMs - this.clockMs())
      this.fading = setTimeout(this.fade, delayMs)
    }
    this.state.set(state)
  }

  private readonly fade = (): void =>
    this.become({
      marks: withoutFaded(this.getSnapshot().marks, this.clockMs()),
    })
}

const screenOf = (snapshot: PeerSessionSnapshot): string =>
  `${screenState(snapshot)} ${captureOf(snapshot)}`
