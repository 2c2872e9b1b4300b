export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/**
 * Size of the stage, the element that shows the remote screen, in CSS pixels;
 * size of the received video in pixels.
 */
export interface PictureGeometry {
  stage: Size
  source: Size
  devicePixelRatio: number
}

/**
 * `scale`: CSS pixels per pixel of the video; `offset`: where the video's upper
 * left corner is on the stage, in CSS pixels.
 */
export interface PictureView {
  scale: number
  offset: Point
}

const maxZoom = 8

export const fitScale = ({ stage, source }: PictureGeometry): number =>
  Math.min(stage.width / source.width, stage.height / source.height)

/** At this scale, one pixel of the video is one pixel of this screen. */
export const actualScale = ({ devicePixelRatio }: PictureGeometry): number =>
  1 / devicePixelRatio

const middleOf = ({ width, height }: Size): Point => ({
  x: width / 2,
  y: height / 2,
})

export const fitted = (geometry: PictureGeometry): PictureView =>
  clamped(geometry, { scale: fitScale(geometry), offset: { x: 0, y: 0 } })

/**
 * Limits the zoom to eight times 100 %, or eight times the scale at which the
 * whole screen fits if that is larger.
 */
export function zoomedTo(
  geometry: PictureGeometry,
  { scale, offset }: PictureView,
  wanted: number,
  about: Point = middleOf(geometry.stage)
): PictureView {
  const next = limited(geometry, wanted)
  const ratio = next / scale
  return clamped(geometry, {
    scale: next,
    offset: {
      x: about.x - (about.x - offset.x) * ratio,
      y: about.y - (about.y - offset.y) * ratio,
    },
  })
}

/** Moves the remote screen, but never off the stage. */
export const panned = (
  geometry: PictureGeometry,
  { scale, offset }: PictureView,
  by: Point
): PictureView =>
  clamped(geometry, {
    scale,
    offset: { x: offset.x + by.x, y: offset.y + by.y },
  })

/** Keeps centre and scale when the stage or the video changes its size. */
export function resized(
  from: PictureGeometry,
  { scale, offset }: PictureView,
  to: PictureGeometry
): PictureView {
  if (isFitted(from, scale)) return fitted(to)
  const next = limited(to, (scale * from.source.width) / to.source.width)
  const along = (side: keyof Size, start: number) => {
    const looked = (from.stage[side] / 2 - start) / (scale * from.source[side])
    return to.stage[side] / 2 - looked * next * to.source[side]
  }
  return clamped(to, {
    scale: next,
    offset: { x: along('width', offset.x), y: along('height', offset.y) },
  })
}

/** Whether a part of the remote screen is outside of the stage. */
export const canPan = (
  { stage, source }: PictureGeometry,
  { scale }: PictureView
): boolean =>
  source.width * scale > stage.width + hair ||
  source.height * scale > stage.height + hair

/** At 100 %, a pixel of the video is a pixel of this screen. */
export const percentOf = (
  { devicePixelRatio }: PictureGeometry,
  { scale }: PictureView
): number => Math.round(scale * devicePixelRatio * 100)

const hair = 0.01

export const isFitted = (geometry: PictureGeometry, scale: number): boolean =>
  Math.abs(scale / fitScale(geometry) - 1) < 1e-9

function limited(geometry: PictureGeometry, scale: number): number {
  const [fit, actual] = [fitScale(geometry), actualScale(geometry)]
  const most = maxZoom * Math.max(fit, actual)
  return Math.min(Math.max(scale, Math.min(fit, actual)), most)
}

function clamped(
  { stage, source }: PictureGeometry,
  { scale, offset }: PictureView
): PictureView {
  const along = (side: keyof Size, start: number) => {
    const room = stage[side] - source[side] * scale
    return room >= 0 ? room / 2 : Math.min(Math.max(start, room), 0)
  }
  return {
    scale,
    offset: { x: along('width', offset.x), y: along('height', offset.y) },
  }
}
