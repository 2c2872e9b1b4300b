import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'

import { Store } from 'src/browser/Store'
import { withoutNumbers } from 'src/features/pointing'
import { usePeerSession, useSessionTools, useTool } from 'src/features/session'
import {
  coveredByElement,
  coveredByWindow,
  type CoveredOf,
  type FramePort,
  framesOf,
  grabScreenshot,
  isSameShape,
  type Mark,
  type Screenshot,
} from 'src/features/stage'

/**
 * A screenshot and the annotations on it, the newest last. All were made on a
 * frame with the aspect ratio of the screenshot.
 */
export interface ShownSpot {
  screenshot: Screenshot
  marks: readonly Mark[]
}

const nothing = () => () => {}
const none = () => null

/**
 * Measures, for each screenshot, which part of the captured screen is covered
 * by this page or by its helper window.
 *
 * @param panel the helper window; null if the page itself shows the screenshots
 * @returns the function that measures, and a ref for the element of the page
 * that covers a part of the screen
 */
function useCovered(
  panel: Window | null
): [CoveredOf, (element: Element | null) => void] {
  const { stepPictures } = useSessionTools()
  const isWhole = usePeerSession(
    ({ surface }) => surface === 'monitor' || surface === null
  )
  const element = useRef<Element | null>(null)
  const [keepElement] = useState(
    () => (shown: Element | null) => void (element.current = shown)
  )
  const coveredOf = useCallback<CoveredOf>(
    (frame) => {
      if (!isWhole) return null
      if (panel) return coveredByWindow(panel, frame)
      return element.current && coveredByElement(element.current, frame)
    },
    [isWhole, panel]
  )
  useEffect(
    () => stepPictures.showIn(panel ?? window, coveredOf),
    [stepPictures, panel, coveredOf]
  )
  return [coveredOf, keepElement]
}

export class ScreenshotStore {
  private readonly screenshot = new Store<Screenshot | null>(null)
  private isGrabbing = false
  private isWantedAgain = false
  private turn = 0

  constructor(
    private readonly frames: FramePort,
    private readonly coveredOf: CoveredOf
  ) {}

  readonly subscribe = this.screenshot.subscribe
  readonly getSnapshot = this.screenshot.getSnapshot

  /** Takes a screenshot. Calls during a capture cause one more capture. */
  readonly take = async (): Promise<void> => {
    if (this.isGrabbing) return void (this.isWantedAgain = true)
    this.isGrabbing = true
    const { turn } = this
    const screenshot = await grabScreenshot(this.frames, this.coveredOf)
    this.isGrabbing = false
    if (turn !== this.turn) screenshot?.close()
    else if (screenshot) this.change(screenshot)
    if (!this.isWantedAgain) return
    this.isWantedAgain = false
    await this.take()
  }

  readonly forget = (): void => {
    this.turn++
    this.isWantedAgain = false
    this.change(null)
  }

  /** Deletes the screenshot and stops reading frames. */
  readonly close = (): void => {
    this.forget()
    this.frames.close()
  }

  private change(screenshot: Screenshot | null): void {
    this.getSnapshot()?.close()
    this.screenshot.set(screenshot)
  }
}

/**
 * Combines the helper's current annotations with a screenshot taken on this
 * computer.
 *
 * @param panel the helper window; null if the page itself shows the screenshot
 * @param makeFrames returns the frames of the captured track
 * @returns the annotated screenshot, and a ref for the element of the page that
 * covers a part of the screen
 */
export function useScreenshot(
  panel: Window | null,
  makeFrames = framesOf
): [ShownSpot | null, (element: Element | null) => void] {
  const track = usePeerSession((state) => state.captureTrack)
  const marks = useMarksBesideSteps()
  const [screenshots, setScreenshots] = useState<ScreenshotStore | null>(null)
  const [coveredOf, keepElement] = useCovered(panel)

  useEffect(() => {
    if (!track) return
    const made = new ScreenshotStore(makeFrames(track), coveredOf)
    setScreenshots(made)
    return () => {
      setScreenshots(null)
      made.close()
    }
  }, [track, coveredOf, makeFrames])

  // A new annotation needs a new screenshot. A pointer that moves keeps its id
  // and its screenshot.
  const ids = marks.map(({ id }) => id).join()
  useEffect(() => {
    if (ids) void screenshots?.take()
    else screenshots?.forget()
  }, [ids, screenshots])

  const screenshot = useSyncExternalStore(
    screenshots?.subscribe ?? nothing,
    screenshots?.getSnapshot ?? none
  )
  const spot = useMemo(() => spotOn(screenshot, marks), [screenshot, marks])
  return [spot, keepElement]
}

/**
 * @returns all annotations except the numbers of instruction steps: each step
 * has a picture, which already shows its number
 */
function useMarksBesideSteps(): readonly Mark[] {
  const marks = useTool('annotations', (state) => state.marks)
  const steps = useTool('steps', ({ steps }) => steps)
  return useMemo(
    () =>
      withoutNumbers(
        marks,
        steps.map(({ id }) => id)
      ),
    [marks, steps]
  )
}

/**
 * Leaves out annotations that were made on a frame with another aspect ratio,
 * because they would be in the wrong place.
 */
function spotOn(
  screenshot: Screenshot | null,
  marks: readonly Mark[]
): ShownSpot | null {
  if (!screenshot) return null
  const seen = marks.filter(({ frame }) => isSameShape(frame, screenshot))
  return seen.length ? { screenshot, marks: seen } : null
}
