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

/** A screenshot, and the marks that were made on such a picture; the newest is the last. */
export interface ShownSpot {
  screenshot: Screenshot
  marks: readonly Mark[]
}

const nothing = () => () => {}
const none = () => null

/**
 * What this page itself covers of the captured screen, for all pictures that
 * are taken of it.
 *
 * @param panel the helper window; null where the page itself shows the pictures
 * @returns it, and a ref for what covers a part where no window does
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

/** The newest screenshot of a captured screen. */
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

  /** Takes a new one; all requests during that time share the next one. */
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

  /** Deletes the screenshot. */
  readonly forget = (): void => {
    this.turn++
    this.isWantedAgain = false
    this.change(null)
  }

  /** Final. */
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
 * What the helper points at now, on a screenshot that is taken on this machine.
 *
 * @param panel the helper window, which covers a part of a screen; null where the page itself shows the spot
 * @param makeFrames where frames of the captured track come from
 * @returns null while nothing is shown; and a ref for what covers a part of the screen where no window does
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

  // Where the marks are is not where they were; a pointer that moves has its screenshot.
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

/** A step has a picture of its own. */
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

/** What was made on another picture would lie on something else. */
function spotOn(
  screenshot: Screenshot | null,
  marks: readonly Mark[]
): ShownSpot | null {
  if (!screenshot) return null
  const seen = marks.filter(({ frame }) => isSameShape(frame, screenshot))
  return seen.length ? { screenshot, marks: seen } : null
}
