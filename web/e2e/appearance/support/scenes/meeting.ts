import { watchConnections } from '../../../support/connections'
import type { People } from '../people'
import {
  advice,
  expectStatus,
  heading,
  invitation,
  pressShare,
  sharing,
} from '../steps'

import type { Scenes } from './Scene'

/** The sharer can connect only through a relay, and there is none. */
async function searching(people: People) {
  const viewer = await people.person()
  const sharer = await people.personWithTab()
  await watchConnections(sharer.page, { relayOnly: true })
  await sharer.page.goto(await invitation(people, viewer.page, '/receive'))
  await pressShare(people, sharer.page)
  await advice(people, viewer.page)
  return { sharer, viewer }
}

export const meeting: Scenes = {
  'viewer looks for a way': async (people) => {
    const { page } = (await searching(people)).viewer
    await expectStatus(page, people.words.viewing.searching)
    return page
  },
  'sharer looks for a way': async (people) => {
    const { page } = (await searching(people)).sharer
    await expectStatus(page, people.words.sharing.searching)
    return page
  },
  'somebody else shares': async (people) => {
    const { sharer } = await sharing(people)
    const { page } = await people.personWithTab()
    // Simulates another person, whose browser has no stored ids.
    await page.addInitScript(() => sessionStorage.clear())
    await page.goto(sharer.page.url())
    await pressShare(people, page)
    await heading(page, people.words.errors['someone-else-sharing'].title)
    return page
  },
}
