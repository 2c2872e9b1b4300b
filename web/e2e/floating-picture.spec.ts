import { button } from './support/flows'
import {
  expectDrawn,
  pointAt,
  shareWithAnna,
  withoutHelperWindow,
} from './support/panel'
import { expect, test as base } from './support/participants'
import { rehearsed } from './support/rehearsed'
import { openMore, pressInMore } from './support/stage'

declare global {
  interface Window {
    /** texts drawn on canvases, and the width available for each */
    written?: [string, number][]
  }
}

/** The sharer’s browser has no document picture-in-picture (a stub). */
const test = base.extend({
  sharer: async ({ sharer }, use) => {
    await withoutHelperWindow(sharer.page)
    await use(sharer)
  },
})

test(
  'a browser without document picture-in-picture floats the same picture as a video with one button',
  rehearsed(),
  async ({ sharer, viewer }) => {
    await shareWithAnna({ sharer, viewer })
    const keepOnTop = 'Keep this on top'
    await pressInMore(sharer.page, keepOnTop)
    const floats = () =>
      sharer.page.evaluate(() => document.pictureInPictureElement !== null)
    await expect.poll(floats).toBe(true)
    await openMore(sharer.page)
    await expect(button(sharer.page, keepOnTop)).toHaveCount(0)
    await pointAt(viewer, { x: 640, y: 144 })
    await expectDrawn(viewer, 1)

    await sharer.page.evaluate(() => document.exitPictureInPicture())
    await pressInMore(sharer.page, keepOnTop)
    await expect.poll(floats).toBe(true)
    await sharer.page.getByRole('button', { name: 'Stop sharing' }).click()
    await expect.poll(floats).toBe(false)
  }
)

test(
  'the texts of the floating picture fit its width',
  rehearsed(),
  async ({ sharer, viewer }) => {
    await sharer.page.addInitScript(() => {
      const { prototype } = CanvasRenderingContext2D
      const { fillText } = prototype
      const written: [string, number][] = (window.written = [])
      prototype.fillText = function (text, x, y, most = Infinity) {
        written.push([text, most / this.measureText(text).width])
        fillText.call(this, text, x, y, most)
      }
    })
    // Uses Ukrainian, which has the longest texts.
    await shareWithAnna({ sharer, viewer }, '?lang=uk')
    const written = () => sharer.page.evaluate(() => window.written ?? [])
    const words = async () => (await written()).map(([text]) => text).join(' ')
    await expect.poll(words).toContain('Ця людина може щось показати')
    await pointAt(viewer, { x: 640, y: 144 })
    await expect.poll(words).toContain('Подивіться вгорі')
    expect((await written()).filter(([, room]) => room < 0.9)).toEqual([])
  }
)
