import { expect, type Page } from '@playwright/test'

import { quarters } from './source'

/** The method that pages of Playwright, Puppeteer and WebDriver share. */
export interface Evaluates {
  evaluate<Result>(inPage: () => Result | Promise<Result>): Promise<Result>
}

type Samples = Record<keyof typeof quarters, number[]> & { width: number }

function readPicture(page: Evaluates): Promise<Samples | null> {
  return page.evaluate(() => {
    const video = document.querySelector<HTMLVideoElement>('video[aria-label]')
    if (!video || video.videoWidth < 2) return null
    const canvas = document.createElement('canvas')
    canvas.width = video.videoWidth
    canvas.height = video.videoHeight
    const drawing = canvas.getContext('2d', { willReadFrequently: true })!
    drawing.drawImage(video, 0, 0)
    const at = (x: number, y: number) => [
      ...drawing
        .getImageData(canvas.width * x, canvas.height * y, 1, 1)
        .data.slice(0, 3),
    ]
    return {
      topLeft: at(0.2, 0.2),
      topRight: at(0.8, 0.2),
      bottomLeft: at(0.2, 0.8),
      bottomRight: at(0.8, 0.8),
      width: canvas.width,
    }
  })
}

/** Encoding changes each component of a colour by less than this. */
const tolerance = 40

/** Expects the four colours of the captured tab, and the accessible name. */
export async function expectTheSharedScreen(page: Page): Promise<void> {
  await expect(page.getByLabel('Shared screen')).toBeVisible()
  await expectTheFourColours(page)
}

/** @param colours by quarter; by default, those of the captured tab */
export async function expectTheFourColours(
  page: Evaluates,
  colours: Record<keyof typeof quarters, readonly number[]> = quarters
): Promise<void> {
  for (const name of Object.keys(quarters) as (keyof typeof quarters)[]) {
    await expect
      .poll(
        async () => {
          const samples = await readPicture(page)
          return samples ? distance(samples[name], colours[name]) : Infinity
        },
        { message: `the ${name} quarter of the shared screen` }
      )
      .toBeLessThan(tolerance)
  }
}

export async function expectOneColour(
  page: Evaluates,
  colour: readonly number[]
): Promise<void> {
  await expect
    .poll(async () => {
      const samples = await readPicture(page)
      if (!samples) return Infinity
      const { width: _, ...quarters } = samples
      return Math.max(
        ...Object.values(quarters).map((each) => distance(each, colour))
      )
    })
    .toBeLessThan(tolerance)
}

export async function expectMovingPicture(page: Page): Promise<void> {
  const frames = () =>
    page.evaluate(
      () =>
        document.querySelector('video')?.getVideoPlaybackQuality()
          .totalVideoFrames ?? 0
    )
  const before = await frames()
  await expect.poll(frames).toBeGreaterThan(before + 2)
}

function distance(a: readonly number[], b: readonly number[]): number {
  return Math.max(...a.map((value, index) => Math.abs(value - b[index]!)))
}
