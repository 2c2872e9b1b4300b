import type { Page } from '@playwright/test'

import {
  placementOf,
  toSource,
  toStage,
} from 'src/features/stage/model/picturePlacement'
import {
  actualScale,
  fitted,
  panned,
  percentOf,
  type PictureGeometry,
  type PictureView,
  zoomedTo,
} from 'src/features/stage/model/pictureView'

import { expect, test } from './support/participants'
import { rehearsed } from './support/rehearsed'
import {
  chooseTool,
  pressInMore,
  shownPicture,
  stageOf,
  watch,
} from './support/stage'
import { paintTarget, seenTarget } from './support/target'

/** A pixel of the captured tab, in its blue quarter. */
const target = { x: 208, y: 508 }

async function geometryOf(page: Page): Promise<PictureGeometry> {
  const stage = await stageOf(page).evaluate(
    ({ clientWidth, clientHeight }) => ({
      width: clientWidth,
      height: clientHeight,
    })
  )
  const { width, height } = await shownPicture(page)
  return { stage, source: { width, height }, devicePixelRatio: 1 }
}

/**
 * The painted pixel must be displayed at its computed position, and the reverse
 * computation must lead back to the pixel.
 */
async function expectTarget(
  page: Page,
  geometry: PictureGeometry,
  view: PictureView
): Promise<void> {
  const { width, height } = geometry.source
  const placement = placementOf(geometry, view)
  const share = { x: target.x / width, y: target.y / height }
  const reckoned = toStage(placement, share)
  const distance = async () => {
    const seen = await seenTarget(page)
    return seen ? Math.hypot(seen.x - reckoned.x, seen.y - reckoned.y) : 9_999
  }
  await expect
    .poll(distance, { message: `at ${percentOf(geometry, view)} %` })
    .toBeLessThan(1)

  const back = toSource(placement, (await seenTarget(page))!)
  expect(Math.abs(back.x * width - target.x)).toBeLessThan(1)
  expect(Math.abs(back.y * height - target.y)).toBeLessThan(1)
}

test(
  'a point of the screen is displayed at its computed position, at every zoom and after panning',
  rehearsed(),
  async ({ sharer, viewer }) => {
    await paintTarget(sharer, target)
    const page = await watch(viewer, sharer)
    await chooseTool(page, 'Move')
    const geometry = await geometryOf(page)
    let view = fitted(geometry)
    await expectTarget(page, geometry, view)

    await pressInMore(page, '100%')
    view = zoomedTo(geometry, view, actualScale(geometry))
    await expectTarget(page, geometry, view)

    const { source } = geometry
    const share = { x: target.x / source.width, y: target.y / source.height }
    const wheelPx = [
      [-300, -300, -54],
      [-300, -300],
    ]
    for (const turns of wheelPx) {
      const about = toStage(placementOf(geometry, view), share)
      const [x, y] = [Math.round(about.x), Math.round(about.y)]
      await page.mouse.move(x, y)
      for (const deltaY of turns) {
        await page.mouse.wheel(0, deltaY)
        const wanted = view.scale * Math.exp(-deltaY * 0.002)
        view = zoomedTo(geometry, view, wanted, { x, y })
      }
      await expectTarget(page, geometry, view)

      await page.mouse.down()
      await page.mouse.move(x + 60, y - 90, { steps: 3 })
      await page.mouse.up()
      view = panned(geometry, view, { x: 60, y: -90 })
      await expectTarget(page, geometry, view)
    }
    expect(percentOf(geometry, view)).toBe(800)
  }
)
