import type { Rectangle } from 'src/features/stage/headless'

/** How many bytes a plane has for so many pixels, and what is written there. */
interface Plane {
  acrossPixels: number
  downPixels: number
  bytes: readonly number[]
}

/** Nobody takes it for a part of a page. */
export const maskGrey = '#484848'

/** The same in YCbCr of limited range (ITU-R BT.709). */
const luma: Plane = { acrossPixels: 1, downPixels: 1, bytes: [0x4e] }
const chroma: Plane = { acrossPixels: 2, downPixels: 2, bytes: [0x80] }
const bothChromas: Plane = { ...chroma, bytes: [0x80, 0x80] }
const colour: Plane = { ...luma, bytes: [0x48, 0x48, 0x48, 0xff] }

/** https://www.w3.org/TR/webcodecs/#pixel-format: those that browsers capture in. */
const planesOf: Partial<Record<string, readonly Plane[]>> = {
  I420: [luma, chroma, chroma],
  NV12: [luma, bothChromas],
  RGBA: [colour],
  RGBX: [colour],
  BGRA: [colour],
  BGRX: [colour],
}

/** Whether its pixels can be painted over where they are. */
export const canPaintOver = (format: string | null): format is string =>
  format !== null && format in planesOf

/**
 * Paints over the pixels of a frame as it is in memory: no conversion of its
 * colours, which costs a software renderer more than everything else.
 *
 * @param data of all planes
 * @param layout where each of them is, in bytes
 * @param format one of which `canPaintOver` is true
 * @param area in pixels, at even places
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
