import { fetchPatiently } from 'src/browser/fetchPatiently'
import { Store } from 'src/browser/Store'
import { after } from 'src/browser/unthrottledTimers'
import { isSharer, type PeerSession } from 'src/features/session'
import {
  type framesOf,
  grabScreenshot,
  type Screenshot,
  type Size,
} from 'src/features/stage'

import { type Cover, type Mask, mostMasks } from './mask'
import type {
  MakeMaskedTrack,
  MaskedTrackPort,
  MaskingStop,
} from './MaskedTrackPort'

/** Enough time for the user to bring a window to the front. */
const settingUpMs = 5_000

export type MaskingProblem =
  | 'no-picture'
  | 'failed'
  | 'other-screen'
  | 'resized'

export interface MaskingState {
  isChoosing: boolean
  screenshot: Screenshot | null
  /**
   * whether another screenshot is about to be taken, after a delay in which the
   * user opens a window
   */
  isAwaited: boolean
  masks: readonly Mask[]
  problem: MaskingProblem | null
}

const nothing: MaskingState = {
  isChoosing: false,
  screenshot: null,
  isAwaited: false,
  masks: [],
  problem: null,
}

interface MaskingDependencies {
  session: Pick<
    PeerSession,
    'subscribe' | 'getSnapshot' | 'hide' | 'replaceTrack'
  >
  /** loads the code that paints over frames; called when masking starts */
  fetch: () => Promise<MakeMaskedTrack>
  makeFrames: typeof framesOf
}

/**
 * Manages the masks: parts of the captured screen that nobody else sees. Masks
 * are drawn while the screen is hidden, so that the viewer sees nothing before
 * it is masked (docs/decisions/0094).
 */
export class Masking {
  private readonly state = new Store<MaskingState>(nothing)
  /** the captured track, while it has masks or the user draws masks */
  private source: MediaStreamTrack | null = null
  private masked: MaskedTrackPort | null = null
  /** the size of the screenshot on which the masks were drawn */
  private frame: Size = { width: 0, height: 0 }
  private makeTrack: MakeMaskedTrack | null = null
  private turn = 0

  readonly subscribe = this.state.subscribe
  readonly getSnapshot = this.state.getSnapshot

  constructor(private readonly given: MaskingDependencies) {
    given.session.subscribe(this.followSession)
  }

  readonly start = (): void => {
    const { session } = this.given
    session.hide()
    this.source ??= session.getSnapshot().captureTrack
    this.become({ isChoosing: true, problem: null })
    void this.takeScreenshot()
  }

  /**
   * Takes another screenshot after five seconds, so that the user can first
   * bring the window to mask to the front.
   */
  readonly takeAnother = (): void => {
    const turn = ++this.turn
    this.become({ isAwaited: true, problem: null })
    after(settingUpMs, () => {
      if (this.turn === turn) void this.takeScreenshot()
    })
  }

  /** Like `replace` and `remove`, does nothing before the first screenshot. */
  readonly add = (mask: Mask): void =>
    this.choose([...this.masks, mask].slice(0, mostMasks))

  readonly replace = (index: number, mask: Mask): void =>
    this.choose(this.masks.map((each, at) => (at === index ? mask : each)))

  readonly remove = (index: number): void =>
    this.choose(this.masks.filter((_, at) => at !== index))

  private get masks(): readonly Mask[] {
    return this.getSnapshot().masks
  }

  private become(change: Partial<MaskingState>): void {
    this.state.set({ ...this.getSnapshot(), ...change })
  }

  private get cover(): Cover {
    return { masks: this.masks, frame: this.frame }
  }

  private async takeScreenshot(
    problem: MaskingProblem | null = null
  ): Promise<void> {
    const { source } = this
    const turn = ++this.turn
    if (!source) return this.become({ problem: 'no-picture' })
    const { fetch, makeFrames } = this.given
    this.makeTrack = await fetchPatiently(fetch)
    const frames = makeFrames(source)
    const screenshot = await grabScreenshot(frames, () => null)
    frames.close()
    if (turn !== this.turn) return screenshot?.close()
    this.getSnapshot().screenshot?.close()
    this.become({
      screenshot,
      isAwaited: false,
      problem: screenshot ? problem : 'no-picture',
    })
    if (!screenshot) return
    const { width, height } = screenshot
    this.frame = { width, height }
    this.masked?.change(this.cover)
  }

  private choose(masks: readonly Mask[]): void {
    const { source, makeTrack } = this
    if (!this.getSnapshot().isChoosing || !source || !makeTrack) return
    try {
      this.apply(makeTrack, source, masks)
      this.become({ masks, problem: null })
    } catch {
      this.fail()
    }
  }

  private apply(
    makeTrack: MakeMaskedTrack,
    source: MediaStreamTrack,
    masks: readonly Mask[]
  ): void {
    if (masks.length === 0) return this.unmask()
    const cover = { masks, frame: this.frame }
    if (this.masked) return this.masked.change(cover)
    const masked = makeTrack(source, cover, (why) => {
      if (this.masked === masked) this.stopped(why)
    })
    this.masked = masked
    this.given.session.replaceTrack(masked.track)
  }

  private unmask(): void {
    const { masked } = this
    this.masked = null
    if (masked) this.given.session.replaceTrack(null)
    masked?.stop()
  }

  /**
   * If the size of the frames has changed, other content may be below the
   * masks. The screen is hidden, so that the sharer can check the masks on a
   * new screenshot.
   */
  private stopped(why: MaskingStop): void {
    if (why === 'failed') return this.fail()
    this.given.session.hide()
    this.become({ isChoosing: true, problem: 'resized' })
    if (!this.getSnapshot().isAwaited) void this.takeScreenshot('resized')
  }

  private fail(): void {
    if (this.source?.readyState === 'ended') return
    this.given.session.hide()
    this.unmask()
    this.become({ masks: [], problem: 'failed' })
  }

  private readonly followSession = (): void => {
    const snapshot = this.given.session.getSnapshot()
    const { captureTrack } = snapshot
    const expected = this.masked ? this.masked.track : this.source
    if (expected && captureTrack !== expected) this.forget(captureTrack)
    const isHidden = isSharer(snapshot) && snapshot.capture === 'hidden'
    if (this.getSnapshot().isChoosing && !isHidden) this.stopChoosing()
    // Writes a frame, so that a viewer who has just connected sees one at once.
    else if (!isHidden) this.masked?.change(this.cover)
  }

  /** Deletes the masks, because the captured screen was replaced or is gone. */
  private forget(captureTrack: MediaStreamTrack | null): void {
    const hadMasks = this.masked !== null
    this.masked?.stop()
    this.masked = this.source = null
    this.stopChoosing()
    const problem = hadMasks && captureTrack ? 'other-screen' : null
    this.become({ masks: [], problem })
  }

  private stopChoosing(): void {
    this.turn++
    this.getSnapshot().screenshot?.close()
    const { problem } = this.getSnapshot()
    this.become({
      ...{ isChoosing: false, screenshot: null, isAwaited: false },
      problem: problem === 'resized' ? null : problem,
    })
    if (!this.masked) this.source = null
  }
}
