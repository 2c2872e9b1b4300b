import type { Page } from '@playwright/test'

import type { Point } from 'src/features/stage/model/pictureView'

import type { Participant } from './participants'
import { stageOf } from './stage'

const side = 16

/** Paints a square into the captured tab, around this pixel. */
export function paintTarget(sharer: Participant, at: Point): Promise<void> {
  const source = sharer.context.pages()[1]!
  return source.evaluate(
    ({ left, top, side }) => {
      const target = document.createElement('b')
      target.style.cssText = `position: fixed; left: ${left}px; top: ${top}px; width: ${side}px; height: ${side}px; background: #fff`
      document.body.append(target)
    },
    { left: at.x - side / 2, top: at.y - side / 2, side }
  )
}

/**
 * The middle of the square in the viewer's video, to a fraction of a CSS pixel;
 * null if the square is not visible.
 */
export async function seenTarget(page: Page): Promise<Point | null> {
  const { x, y, width, height } = (await stageOf(page).boundingBox())!
  // With a fractional height, the image would include a row below the video.
  const clip = { x, y, width: Math.floor(width), height: Math.floor(height) }
  const png = await page.screenshot({ clip })
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes]))
    const { width, height } = image
    const drawing = new OffscreenCanvas(width, height).getContext('2d')!
    drawing.drawImage(image, 0, 0)
    const { data } = drawing.getImageData(0, 0, width, height)
    const sum = { x: 0, y: 0, count: 0 }
    for (let at = 0; at < data.length; at += 4) {
      if (data[at]! < 170 || data[at + 1]! < 170 || data[at + 2]! < 170) {
        continue
      }
      sum.x += ((at / 4) % width) + 0.5
      sum.y += Math.floor(at / 4 / width) + 0.5
      sum.count++
    }
    return sum.count ? { x: sum.x / sum.count, y: sum.y / sum.count } : null
  }, png.toString('base64'))
}
