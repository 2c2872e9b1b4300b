import type { Rectangle } from 'src/features/stage/headless'

/** How many pixels share one sample, and the bytes of a masked sample. */
interface Plane {
  acrossPixels: number
  downPixels: number
  bytes: readonly number[]
}

/** A grey that nobody mistakes for a part of a page. */
export const maskGrey = '#484848'

/** The same grey in YCbCr of limited range (ITU-R BT.709). */
const luma: Plane = { acrossPixels: 1, downPixels: 1, bytes: [0x4e] }
const chroma: Plane = { acrossPixels: 2, downPixels: 2, bytes: [0x80] }
const bothChromas: Plane = { ...chroma, bytes: [0x80, 0x80] }
const colour: Plane = { ...luma, bytes: [0x48, 0x48, 0x48, 0xff] }

/**
 * The formats in which browsers capture:
 * https://www.w3.org/TR/webcodecs/#pixel-format
 */
const planesOf: Partial<Record<string, readonly Plane[]>> = {
  I420: [luma, chroma, chroma],
  NV12: [luma, bothChromas],
  RGBA: [colour],
  RGBX: [colour],
  BGRA: [colour],
  BGRX: [colour],
}

export const canPaintOver = (format: string | null): format is string =>
  format !== null && format in planesOf

/**
 * Paints over the pixels of a frame in place: without a graphics card,
 * converting the frame to RGB would take longer than everything else.
 *
 * @param data the bytes of all planes
 * @param layout position of each plane, in bytes
 * @param format one for which `canPaintOver` is true
 * @param area in pixels, at even positions
 */
export function paintOver(
  data: Uint8Array,
  layout: readonly PlaneLayout[],
  format: string,
  { x, y, width, height }: Rectangle
): void {
  planesOf[format]?.forEach(({ acrossPixels, downPixels, bytes }, index) => {
    const plane = layout[index]
    if (!plane) return
    const start = (x / acrossPixels) * bytes.length
    const length = Math.ceil(width / acrossPixels) * bytes.length
    const row = new Uint8Array(length)
    for (let at = 0; at < length; at++) {
      row[at] = bytes[at % bytes.length] as number
    }
    const end = Math.ceil((y + height) / downPixels)
    for (let line = y / downPixels; line < end; line++) {
      data.set(row, plane.offset + line * plane.stride + start)
    }
  })
}
