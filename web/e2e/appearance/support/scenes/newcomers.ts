import type { Page } from '@playwright/test'

import { kill } from '../../../support/process'
import type { People } from '../people'
import {
  expectStatus,
  heading,
  invitation,
  pressShare,
  sharing,
} from '../steps'

import type { Scenes } from './Scene'

const asked = ({ words }: People, page: Page) =>
  heading(page, words.newcomer.heading)

export const newcomers: Scenes = {
  'sharer is asked about somebody else': async (people) => {
    const sharer = await people.personWithTab()
    const link = await invitation(people, sharer.page, '/broadcast')
    const viewer = await people.person({ isAlone: true })
    const other = await people.person()
    await viewer.page.goto(link)
    await viewer.page
      .getByRole('button', { name: people.words.newcomer.admitAtViewer })
      .click()
    await pressShare(people, sharer.page)
    await expectStatus(sharer.page, people.words.sharing.sharing)
    await kill(viewer.browser)
    await expectStatus(sharer.page, people.words.sharing.reconnecting)
    await other.page.goto(link)
    await other.page
      .getByRole('button', { name: people.words.newcomer.admitAtViewer })
      .click()
    await asked(people, sharer.page)
    return sharer.page
  },
  'viewer is asked about somebody else': async (people) => {
    const { sharer, viewer } = await sharing(people)
    const other = await people.personWithTab()
    const link = sharer.page.url()
    await kill(sharer.browser)
    await expectStatus(viewer.page, people.words.viewing.reconnecting)
    await other.page.goto(link)
    await pressShare(people, other.page)
    await asked(people, viewer.page)
    return viewer.page
  },
  'viewer is asked about somebody without the link': async (people) => {
    const { page } = await people.person()
    const caller = await people.personWithTab()
    const link = await invitation(people, page, '/receive')
    await caller.page.goto(link.replace(/#.*/, ''))
    await pressShare(people, caller.page)
    await page
      .getByRole('heading', { name: people.words.newcomer.strangerHeading })
      .waitFor()
    return page
  },
  'something fails beside an invitation': async (people) => {
    const { page } = await people.person()
    await invitation(people, page, '/receive')
    await page.evaluate(() => void Promise.reject(new Error('of a test')))
    await page.getByText(people.words.common.besideError).waitFor()
    return page
  },
}
