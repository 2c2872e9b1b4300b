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
  /** 100 is one pixel of the source per pixel of the screen */
  percent: number
  /** part of the picture is out of view */
  canPan: boolean
}

/**
 * By this time, a picture that restarts small (docs/call.md) has its full size.
 */
const settledMs = 1_000

type Change = (geometry: PictureGeometry, view: PictureView) => PictureView

/** Points are in CSS pixels of the stage. */
export interface PictureMoves {
  /** @param about the fixed point; the centre by default */
  zoomBy(factor: number, about?: Point): void
  panBy(delta: Point): void
  /** @param shares fractions of the stage */
  lookBy(shares: Point): void
  fit(): void
  actualSize(about?: Point): void
}

/** The zoom factor of one click or key press. */
export const zoomStep = 1.25
/** Keys and buttons pan by this fraction of the stage. */
export const lookStep = 0.2

/** Reports nothing while there is no picture. */
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
  // One pixel is the placeholder for a screen that is not chosen yet, two are
  // an empty picture.
  if (videoWidth <= 2 || videoHeight <= 2) return null
  if (clientWidth === 0 || clientHeight === 0) return null
  return {
    stage: { width: clientWidth, height: clientHeight },
    source: { width: videoWidth, height: videoHeight },
    devicePixelRatio: window.devicePixelRatio,
  }
}

/** Without ResizeObserver, only the window’s resize event is used. */
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

  /** The visible part stays the same when a size changes. */
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

  /** Toggles between the whole picture and 100 % at that point. */
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

  /** @param percent the zoom to display, until the size has settled */
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

/** At 100 %, a small picture may shrink, so its scale is at least doubled. */
const closerThanFit = (geometry: PictureGeometry, { scale }: PictureView) =>
  Math.max(actualScale(geometry), 2 * scale)
