import type { Page } from '@playwright/test'

import type { Point } from 'src/features/stage/model/pictureView'

import { button } from './flows'
import { expect } from './participants'
import { shownPicture } from './stage'

export const stepsPanel = (page: Page) =>
  page.getByRole('region', { name: 'Steps' })

async function numberPixel(page: Page, at: Point): Promise<void> {
  // Waits for the list of steps, which makes the picture smaller.
  await expect(stepsPanel(page)).toBeVisible()
  const { x, y, scale } = await shownPicture(page)
  await page.mouse.click(x + at.x * scale, y + at.y * scale)
}

export async function setStep(
  page: Page,
  at: Point,
  phrase: string
): Promise<void> {
  const items = stepsPanel(page).getByRole('listitem')
  const count = await items.count()
  await numberPixel(page, at)
  await expect(items).toHaveCount(count + 1)
  await items.last().getByRole('button', { name: phrase, exact: true }).click()
}

export async function setStepInWords(
  page: Page,
  at: Point,
  words: string
): Promise<void> {
  const items = stepsPanel(page).getByRole('listitem')
  const count = await items.count()
  await numberPixel(page, at)
  await expect(items).toHaveCount(count + 1)
  await items.last().getByRole('textbox').fill(words)
  await button(page, 'Use').click()
}

export interface MarkedPicture {
  width: number
  height: number
  /**
   * middle of the ring around the step's point, computed from the ring's upper
   * left corner, to which its arrow points
   */
  middle: Point
  /** red, green and blue of the requested pixels */
  pixels: number[][]
}

interface Read extends Omit<MarkedPicture, 'middle'> {
  corner: Point
}

/** The method that pages of Playwright, Puppeteer and WebDriver share. */
export interface ReadsPictures {
  evaluate(
    inPage: (at: readonly Point[]) => Read[],
    at: readonly Point[]
  ): Promise<Read[]>
}

/**
 * Radius of a ring in proportion to the width of the screenshot: 20.5 of 320
 * pixels.
 */
const ringShare = 20.5 / 320

/** @param at pixels to read of each picture */
export async function readPictures(
  page: ReadsPictures,
  at: readonly Point[]
): Promise<MarkedPicture[]> {
  const pictures = await page.evaluate(readInPage, at)
  return pictures.map(({ corner, ...picture }) => ({
    ...picture,
    middle: {
      x: corner.x + ringShare * picture.width,
      y: corner.y + ringShare * picture.width,
    },
  }))
}

function readInPage(points: readonly Point[]): Read[] {
  const isMark = ([red = 0, green = 0, blue = 0]: Uint8ClampedArray) =>
    Math.abs(red - 0xff) < 9 && Math.abs(green - 0x7a) < 9 && blue < 9
  const images = document.querySelectorAll<HTMLImageElement>('img.large')
  return Array.from(images, (image) => {
    const { naturalWidth: width, naturalHeight: height } = image
    const canvas = Object.assign(document.createElement('canvas'), {
      ...{ width, height },
    })
    const drawing = canvas.getContext('2d', { willReadFrequently: true })!
    drawing.drawImage(image, 0, 0)
    const { data } = drawing.getImageData(0, 0, width, height)
    const pixel = (x: number, y: number) => {
      const start = (y * width + x) * 4
      return data.slice(start, start + 3)
    }
    const corner = { x: Infinity, y: Infinity }
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        if (!isMark(pixel(x, y))) continue
        corner.x = Math.min(corner.x, x)
        corner.y = Math.min(corner.y, y)
      }
    }
    const pixels = points.map(({ x, y }) => [...pixel(x, y)])
    return { width, height, corner, pixels }
  })
}
