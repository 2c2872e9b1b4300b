import { drop } from '../../../support/files'
import { watching } from '../steps'

import type { Scenes } from './Scene'

const form = { name: 'form.pdf', size: 1_234_567 }

export const fileScenes: Scenes = {
  'sharer is offered a file': async (people) => {
    const { sharer, viewer } = await watching(people)
    await drop(viewer.page, form)
    await sharer.page
      .getByText(people.words.files.unknownSender, { exact: true })
      .waitFor()
    return sharer.page
  },
  'viewer offers a file': async (people) => {
    const { sharer, viewer } = await watching(people)
    await drop(viewer.page, form)
    await sharer.page
      .getByText(people.words.files.unknownSender, { exact: true })
      .waitFor()
    return viewer.page
  },
}
