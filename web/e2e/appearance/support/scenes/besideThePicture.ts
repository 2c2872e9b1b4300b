import { panelOf } from '../../../support/panel'
import { fakeMicrophone } from '../../../support/voice'
import type { People } from '../people'
import { button, expectStatus, openMore, sharing, watching } from '../steps'

import type { Scenes } from './Scene'

/** The helper has sent a ready-made message. */
async function writing(people: People) {
  const { phrases, write } = people.words.talking
  const both = await watching(people)
  await button(both.viewer.page, write).click()
  await button(both.viewer.page, phrases['press-enter']).click()
  const { page } = both.sharer
  await page.getByRole('region').getByText(phrases['press-enter']).waitFor()
  return both
}

export const besideThePicture: Scenes = {
  'viewer writes': async (people) => {
    const { viewer } = await writing(people)
    return viewer.page
  },
  'sharer reads': async (people) => {
    const { sharer } = await writing(people)
    return sharer.page
  },
  'sharer is heard': async (people) => {
    const { talking } = people.words
    const { sharer } = await sharing(people, [fakeMicrophone])
    await sharer.context.grantPermissions(['microphone'])
    await openMore(people, sharer.page)
    await button(sharer.page, talking.talk).click()
    await expectStatus(sharer.page, talking.on)
    return sharer.page
  },
  'window above other programs': async (people) => {
    const { sharer } = await sharing(people)
    return panelOf(sharer, people.words.panel.title)
  },
  'viewer reads the figures': async (people) => {
    const { page } = (await watching(people)).viewer
    const { openConnectionDetails, connectionDetails } = people.words.viewing
    const details = page.getByRole('group', { name: connectionDetails })
    await page.getByRole('button', { name: openConnectionDetails }).click()
    await details.getByText('VP8').waitFor()
    return page
  },
}
