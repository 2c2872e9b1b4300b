import { picker } from './support/chromium'
import { openReceivePage, pressShare } from './support/flows'
import { expectDrawn, holdChannel, pointAt, readCloseUp } from './support/panel'
import { expect, test } from './support/participants'
import { rehearsed } from './support/rehearsed'
import { virtualScreen } from './support/virtualScreen'

const screen = { width: 1280, height: 720 }
const cover = [0x8d, 0x85, 0x80]

test(
  'the helper window is removed from the captured screen that contains it, without recursion',
  rehearsed(),
  async ({ viewer, launch }) => {
    const display = await virtualScreen()
    const sharer = await launch({
      headless: false,
      env: display.env,
      args: [picker.choosesTheScreen],
      context: { viewport: null },
    })
    await holdChannel(viewer)
    await sharer.page.goto(await openReceivePage(viewer.page))
    const opening = sharer.context.waitForEvent('page')
    await pressShare(sharer.page)
    const panel = await opening
    await expect(
      panel.getByRole('button', { name: 'Stop sharing' })
    ).toBeVisible()
    await expect(
      panel.getByRole('button', { name: 'Share my whole screen instead' })
    ).toHaveCount(0)
    const middle = await panel.evaluate(() => ({
      x: screenX + outerWidth / 2,
      y: screenY + outerHeight / 2,
    }))

    // The helper points at a place that the helper window covers. The page
    // paints over that window in its screenshot: otherwise, each screenshot in
    // the window would contain the previous one.
    for (const id of [1, 2, 3]) {
      await pointAt(viewer, middle, { id, frame: screen })
      await expectDrawn(viewer, id)
    }
    const pixels = (await readCloseUp(panel)).flat()
    const covered = pixels.filter((pixel) =>
      cover.every((value, at) => Math.abs(value - pixel[at]!) <= 2)
    )
    // The other pixels belong to the arrow.
    expect(covered.length / pixels.length).toBeGreaterThan(0.9)

    const elsewhere = { x: 40, y: middle.y > 360 ? 40 : 680 }
    await pointAt(viewer, elsewhere, { id: 4, frame: screen })
    await expectDrawn(viewer, 4)
    const others = (await readCloseUp(panel)).flat()
    expect(
      others.filter((pixel) => cover.every((value, at) => value === pixel[at]))
        .length / others.length
    ).toBeLessThan(0.1)
    display.close()
  }
)
