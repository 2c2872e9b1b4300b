import { button, expectStatus, openMore, sharing } from '../steps'

import type { Scenes } from './Scene'

export const changing: Scenes = {
  'sharer is asked for the whole screen': async (people) => {
    const { words } = people
    const { sharer, viewer } = await sharing(people)
    await button(viewer.page, words.viewing.askForScreen).click()
    await expectStatus(sharer.page, words.picking.asked)
    await sharer.page.mouse.move(0, 0)
    return sharer.page
  },
  'sharer chooses something else': async (people) => {
    const { words } = people
    const { sharer } = await sharing(people)
    await sharer.page.evaluate(() => {
      navigator.mediaDevices.getDisplayMedia = () => new Promise(() => {})
    })
    await openMore(people, sharer.page)
    await button(sharer.page, words.picking.change).click()
    await expectStatus(sharer.page, words.picking.changing)
    return sharer.page
  },
}
