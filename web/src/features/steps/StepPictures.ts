import { fetchPatiently } from 'src/browser/fetchPatiently'
import type { Undo } from 'src/browser/listen'
import { nextPaint } from 'src/browser/nextPaint'
import { Store } from 'src/browser/Store'
import {
  isSharer,
  isShown,
  type PeerSession,
  onParticipantChange,
} from 'src/features/session'
import {
  canvasShowsWhatIsDrawn,
  type CoveredOf,
  type StepPicture,
  type takeStepPicture,
  fetchTakeStepPicture,
} from 'src/features/stage'

import type { Step } from './model/step'
import type { SharedSteps } from './SharedSteps'

declare module 'src/features/session' {
  interface SessionTools {
    stepPictures: StepPictures
  }
}

/** Enough for all steps, and for removed steps that the helper may restore. */
const mostPictures = 32

/** The pictures by step id; null if the picture could not be taken. */
type Pictures = ReadonlyMap<number, StepPicture | null>
const none: Pictures = new Map()
const nothing: CoveredOf = () => null

/**
 * Takes no picture if fingerprinting protection would return stripes instead of
 * the content of a canvas.
 */
async function fetchTaker(): Promise<typeof takeStepPicture> {
  const { takeStepPicture } = await fetchTakeStepPicture()
  return async (request) =>
    canvasShowsWhatIsDrawn() ? takeStepPicture(request) : null
}

interface StepPicturesDependencies {
  session: Pick<PeerSession, 'subscribe' | 'getSnapshot'>
  shared: Pick<SharedSteps, 'subscribe' | 'getSnapshot'>
  /** called when a step gets or loses its picture */
  onChange: () => void
  /** loads the code for screenshots; called once a screen is captured */
  fetch?: () => Promise<typeof takeStepPicture>
  /** resolves once the window has painted its current content */
  painted?: (view: Window) => Promise<void>
}

/**
 * Takes a screenshot for each instruction step, on the sharer's computer and in
 * memory only (docs/decisions/0091).
 */
export class StepPictures {
  private readonly pictures = new Store<Pictures>(none)
  private readonly takenMs = new Map<number, number>()
  private taker: Promise<typeof takeStepPicture> | null = null
  private hiddenCount = 0
  private coveredOf: CoveredOf = nothing
  private view: Window = window

  readonly subscribe = this.pictures.subscribe
  readonly getSnapshot = this.pictures.getSnapshot

  constructor(private readonly given: StepPicturesDependencies) {
    given.session.subscribe(this.followSession)
    onParticipantChange(given.session, this.forget)
    given.shared.subscribe(this.followSteps)
  }

  /**
   * @param view the window that shows the steps
   * @param coveredOf measures which part of the captured screen `view` covers
   * @returns a function to call when the page itself shows the steps again
   */
  readonly showIn = (view: Window, coveredOf: CoveredOf): Undo => {
    this.view = view
    this.coveredOf = coveredOf
    return () => {
      if (this.coveredOf !== coveredOf) return
      this.view = window
      this.coveredOf = nothing
    }
  }

  readonly has = (id: number): boolean => !!this.getSnapshot().get(id)

  readonly isTaking = (id: number): boolean =>
    this.takenMs.has(id) && !this.getSnapshot().has(id)

  /** Restores a picture from before a reload, unless a newer one was taken. */
  readonly adopt = (id: number, picture: StepPicture): void => {
    if (!this.takenMs.has(id)) this.put(id, picture)
  }

  /**
   * Deletes the picture at the sharer's request. No other picture is taken
   * until the helper moves the step.
   */
  readonly leaveOut = (id: number): void => {
    if (this.has(id)) this.put(id, null)
  }

  private readonly followSession = (): void => {
    if (this.track) void this.fetched()
    else this.hiddenCount++
  }

  /** Deletes all pictures when another helper connects. */
  private readonly forget = (): void => {
    this.takenMs.clear()
    this.pictures.set(none)
  }

  private fetched() {
    const { fetch = fetchTaker } = this.given
    return (this.taker ??= fetchPatiently(fetch))
  }

  private readonly followSteps = (): void => {
    for (const step of this.given.shared.getSnapshot().steps) {
      const { id, liveMs } = step
      if (liveMs === null || this.takenMs.get(id) === liveMs) continue
      this.takenMs.set(id, liveMs)
      void this.take(step, liveMs)
    }
  }

  private async take(step: Step, liveMs: number): Promise<void> {
    const { id } = step
    const picture = await this.pictureOf(step)
    // Meanwhile the helper may have moved the step, or another helper may have
    // connected.
    if (this.takenMs.get(id) === liveMs) this.put(id, picture)
  }

  private put(id: number, picture: StepPicture | null): void {
    const others = [...this.getSnapshot()].filter(([each]) => each !== id)
    const all = [...others, [id, picture] as const]
    this.pictures.set(new Map(all.slice(-mostPictures)))
    this.given.onChange()
  }

  /** @returns null if the screen is hidden, or no longer captured */
  private async pictureOf({ point, frame }: Step): Promise<StepPicture | null> {
    const { track, hiddenCount } = this
    if (!track) return null
    const { painted = nextPaint } = this.given
    // Waits until the text of the step is painted: taking the picture needs
    // processor time and would delay the text.
    const [take] = await Promise.all([this.fetched(), painted(this.view)])
    return take({
      ...{ track, point, frame },
      coveredOf: (size) => this.coveredOf(size),
      isStillShown: () =>
        this.track === track && this.hiddenCount === hiddenCount,
    })
  }

  /** null while the screen is hidden or not captured, and for a camera */
  private get track(): MediaStreamTrack | null {
    const snapshot = this.given.session.getSnapshot()
    const isScreen = isSharer(snapshot) && snapshot.surface !== 'camera'
    return isScreen && isShown(snapshot) ? snapshot.captureTrack : null
  }
}
