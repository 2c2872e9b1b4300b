import type { Page } from '@playwright/test'

import { expect } from './participants'

interface Picture {
  width: number
  height: number
  colours: number[][]
}

/**
 * Decodes a PNG in the browser, which rejects an invalid file.
 *
 * @param points from 0 to 1 of width and height
 */
export function readPng(
  page: Page,
  png: Buffer,
  points: [x: number, y: number][]
): Promise<Picture> {
  return page.evaluate(
    async ({ base64, points }) => {
      const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))
      const image = await createImageBitmap(
        new Blob([bytes], { type: 'image/png' })
      )
      const { width, height } = image
      const drawing = new OffscreenCanvas(width, height).getContext('2d', {
        willReadFrequently: true,
      })!
      drawing.drawImage(image, 0, 0)
      const colours = points.map(([x, y]) => [
        ...drawing.getImageData(x * width, y * height, 1, 1).data.slice(0, 3),
      ])
      return { width, height, colours }
    },
    { base64: png.toString('base64'), points }
  )
}

// Encoding changes each component of a colour by less than this.
const tolerance = 40

export function expectColour(
  actual: readonly number[] | undefined,
  wanted: readonly number[]
): void {
  const off = wanted.map((value, at) =>
    Math.abs(value - (actual?.[at] ?? -999))
  )
  expect(Math.max(...off), `${actual} is not ${wanted}`).toBeLessThan(tolerance)
}
