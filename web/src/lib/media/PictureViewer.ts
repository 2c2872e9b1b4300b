import { type Placement, placementOf } from 'src/domain/picturePlacement'
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
} from 'src/domain/pictureView'
import type { Undo } from 'src/lib/browser/listen'

import { watchGeometry } from './pictureGeometry'
import type { PictureMoves } from './PictureMoves'

/** What is seen of the picture. */
export interface SeenPicture {
  geometry: PictureGeometry
  view: PictureView
  placement: Placement
  /** 100 is one pixel of the source on one of the screen */
  percent: number
  /** a part of it is out of sight */
  canPan: boolean
}

type Change = (geometry: PictureGeometry, view: PictureView) => PictureView

/** Holds which part of the picture is seen, and how large. */
export class PictureViewer implements PictureMoves {
  private seen: SeenPicture | null = null
  private readonly listeners = new Set<() => void>()

  readonly getSnapshot = (): SeenPicture | null => this.seen

  readonly subscribe = (listener: () => void): Undo => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** Follows the measures of both; what is looked at stays when they change. */
  observe(stage: HTMLElement, video: HTMLVideoElement): Undo {
    return watchGeometry(stage, video, (geometry) => this.measured(geometry))
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

  /** From the whole picture to 100 % at that point, and back. */
  readonly toggleFit = (about: Point): void =>
    this.change((geometry, view) =>
      isFitted(geometry, view.scale)
        ? zoomedTo(geometry, view, closerThanFit(geometry, view), about)
        : fitted(geometry)
    )

  private measured(geometry: PictureGeometry): void {
    const view = this.seen
      ? resized(this.seen.geometry, this.seen.view, geometry)
      : fitted(geometry)
    this.show(geometry, view)
  }

  private change(next: Change): void {
    if (!this.seen) return
    const { geometry, view } = this.seen
    this.show(geometry, next(geometry, view))
  }

  private show(geometry: PictureGeometry, view: PictureView): void {
    this.seen = {
      geometry,
      view,
      placement: placementOf(geometry, view),
      percent: percentOf(geometry, view),
      canPan: canPan(geometry, view),
    }
    this.listeners.forEach((listener) => listener())
  }
}

/** 100 % would be no closer where the picture is small and the stage is large. */
const closerThanFit = (geometry: PictureGeometry, { scale }: PictureView) =>
  Math.max(actualScale(geometry), 2 * scale)
