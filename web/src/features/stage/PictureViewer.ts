import { listen, type Undo } from 'src/browser/listen'
import { Store } from 'src/browser/Store'

import { type Placement, placementOf } from './model/picturePlacement'
import {
  actualScale,
  canPan,
  fitted,
  isFitted,
  panned,
  percentOf,
  type PictureGeometry,
  type PictureView,
  type Point,
  resized,
  zoomedTo,
} from './model/pictureView'

export interface SeenPicture {
  geometry: PictureGeometry
  view: PictureView
  placement: Placement
  /** the zoom; at 100, a received pixel is a pixel of this screen */
  percent: number
  /** whether the remote screen is larger than the stage */
  canPan: boolean
}

/**
 * Video restarts with one small frame (docs/call.md); after this time it has
 * its full size again.
 */
const settledMs = 1_000

type Change = (geometry: PictureGeometry, view: PictureView) => PictureView

/**
 * Moves and zooms the remote screen. Points are in CSS pixels of the stage, the
 * element that shows the screen.
 */
export interface PictureMoves {
  /**
   * @param about this point does not move; the centre of the stage by default
   */
  zoomBy(factor: number, about?: Point): void
  panBy(delta: Point): void
  /**
   * @param shares how far to move, as fractions of the stage's width and height
   */
  lookBy(shares: Point): void
  fit(): void
  actualSize(about?: Point): void
}

/** Each click or key press zooms by this factor. */
export const zoomStep = 1.25
/** Keys and buttons pan by this fraction of the stage. */
export const lookStep = 0.2

/** Calls `onChange` now and after each change of size. */
function watchGeometry(
  stage: HTMLElement,
  video: HTMLVideoElement,
  onChange: (geometry: PictureGeometry) => void
): Undo {
  const measure = () => {
    const geometry = geometryOf(stage, video)
    if (geometry) onChange(geometry)
  }
  const undo = [
    listen(video, 'resize', measure),
    listen(video, 'loadedmetadata', measure),
    listen(window, 'resize', measure),
    watchSize(stage, measure),
  ]
  measure()
  return () => undo.forEach((each) => each())
}

function geometryOf(
  stage: HTMLElement,
  { videoWidth, videoHeight }: HTMLVideoElement
): PictureGeometry | null {
  const { clientWidth, clientHeight } = stage
  // A sharer who has not chosen a screen yet sends one pixel, and Chromium
  // captures a minimised window as 2 × 2 pixels.
  if (videoWidth <= 2 || videoHeight <= 2) return null
  if (clientWidth === 0 || clientHeight === 0) return null
  return {
    stage: { width: clientWidth, height: clientHeight },
    source: { width: videoWidth, height: videoHeight },
    devicePixelRatio: window.devicePixelRatio,
  }
}

/** Browsers without ResizeObserver only get the window's resize event. */
function watchSize(element: HTMLElement, onChange: () => void): Undo {
  if (typeof ResizeObserver === 'undefined') return () => {}
  const observer = new ResizeObserver(onChange)
  observer.observe(element)
  return () => observer.disconnect()
}

export class PictureViewer implements PictureMoves {
  private readonly seen = new Store<SeenPicture | null>(null)
  private settling: ReturnType<typeof setTimeout> | undefined

  readonly subscribe = this.seen.subscribe
  readonly getSnapshot = this.seen.getSnapshot

  /**
   * When the stage or the video changes its size, the same part of the remote
   * screen stays visible.
   */
  observe(stage: HTMLElement, video: HTMLVideoElement): Undo {
    const undo = watchGeometry(stage, video, (geometry) =>
      this.measured(geometry)
    )
    return () => {
      clearTimeout(this.settling)
      undo()
    }
  }

  readonly zoomBy = (factor: number, about?: Point): void =>
    this.change((geometry, view) =>
      zoomedTo(geometry, view, view.scale * factor, about)
    )

  readonly panBy = (delta: Point): void =>
    this.change((geometry, view) => panned(geometry, view, delta))

  readonly lookBy = (shares: Point): void =>
    this.change((geometry, view) =>
      panned(geometry, view, {
        x: -shares.x * geometry.stage.width,
        y: -shares.y * geometry.stage.height,
      })
    )

  readonly fit = (): void => this.change(fitted)

  readonly actualSize = (about?: Point): void =>
    this.change((geometry, view) =>
      zoomedTo(geometry, view, actualScale(geometry), about)
    )

  /** Switches between the whole screen and 100 %; `about` does not move. */
  readonly toggleFit = (about: Point): void =>
    this.change((geometry, view) =>
      isFitted(geometry, view.scale)
        ? zoomedTo(geometry, view, closerThanFit(geometry, view), about)
        : fitted(geometry)
    )

  private measured(geometry: PictureGeometry): void {
    const seen = this.getSnapshot()
    if (!seen) return this.show(geometry, fitted(geometry))
    const view = resized(seen.geometry, seen.view, geometry)
    const isSameSource = seen.geometry.source.width === geometry.source.width
    this.show(geometry, view, isSameSource ? undefined : seen.percent)
    clearTimeout(this.settling)
    this.settling = setTimeout(() => this.change(asItIs), settledMs)
  }

  private change(next: Change): void {
    const seen = this.getSnapshot()
    if (!seen) return
    const { geometry, view } = seen
    this.show(geometry, next(geometry, view))
  }

  /**
   * @param percent the zoom to display; the previous zoom while the video is
   * small after a restart
   */
  private show(
    geometry: PictureGeometry,
    view: PictureView,
    percent = percentOf(geometry, view)
  ): void {
    this.seen.set({
      geometry,
      view,
      placement: placementOf(geometry, view),
      percent,
      canPan: canPan(geometry, view),
    })
  }
}

const asItIs: Change = (_geometry, view) => view

/**
 * The scale for 100 %, or twice the current scale if that is larger: a small
 * screen may already be shown at more than 100 %, and must not get smaller.
 */
const closerThanFit = (geometry: PictureGeometry, { scale }: PictureView) =>
  Math.max(actualScale(geometry), 2 * scale)
