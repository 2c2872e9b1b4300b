import { expect } from '@playwright/test'

import { beQuick } from '../../../support/keptLink'
import {
  button,
  heading,
  invitation,
  pressShare,
  sharing,
  word,
} from '../steps'

import type { Scenes } from './Scene'

const helpers = [
  { name: 'Anna', id: 'gaze-three-arch-raw', pin: 'abcdefghijklmnopqrstuA' },
  { name: 'Bob', id: 'roast-bag-flame-violin', pin: 'abcdefghijklmnopqrstuQ' },
]

export const keeping: Scenes = {
  'home with helpers': async ({ words, person }) => {
    const { page } = await person()
    await page.addInitScript(
      (text) => localStorage.setItem('kinscreen.helpers', text),
      JSON.stringify(helpers)
    )
    await page.goto('/')
    const { getHelp } = words.keeping
    await expect(
      page.getByRole('link', { name: getHelp('Anna') })
    ).toBeVisible()
    await button(page, words.keeping.removing).click()
    return page
  },
  'viewer has a link of their own': async (people) => {
    const { words } = people
    const { page } = await people.person()
    await invitation(people, page, '/receive')
    await beQuick(page)
    await button(page, words.keeping.keepLink).click()
    await expect(page.getByText(words.keeping.made)).toBeVisible()
    await button(page, words.keeping.newLink).click()
    return page
  },
  'sharer may keep a button': async (people) => {
    const { words } = people
    const viewer = await people.person()
    await invitation(people, viewer.page, '/receive')
    await beQuick(viewer.page)
    await button(viewer.page, words.keeping.keepLink).click()
    await expect(viewer.page.getByText(words.keeping.made)).toBeVisible()
    const { sharer } = await sharing(people, [], viewer)
    await button(sharer.page, words.sharing.stop).click()
    await expect(sharer.page.getByText(words.keeping.offerText)).toBeVisible()
    await word(sharer.page, words.ending.question)
    return sharer.page
  },
  'sharer reads that somebody came without the link': async (people) => {
    const sharer = await people.personWithTab()
    const link = await invitation(people, sharer.page, '/broadcast')
    const { page } = await people.person()
    // Without crypto.subtle, a browser cannot compute safety words.
    await page.addInitScript(() =>
      Object.defineProperty(crypto, 'subtle', { value: undefined })
    )
    await page.goto(link.replace(/#.*/, ''))
    await page
      .getByRole('button', { name: people.words.newcomer.admitAtViewer })
      .click()
    await pressShare(people, sharer.page)
    const { title } = people.words.errors['viewer-not-compared']
    await heading(sharer.page, title)
    return sharer.page
  },
  'sharer is asked about somebody without the link': async (people) => {
    const { words } = people
    const sharer = await people.personWithTab()
    const link = await invitation(people, sharer.page, '/broadcast')
    const { page } = await people.person()
    await page.goto(link.replace(/#.*/, ''))
    await page
      .getByRole('button', { name: people.words.newcomer.admitAtViewer })
      .click()
    await pressShare(people, sharer.page)
    await heading(sharer.page, words.newcomer.doubtHeading)
    await expect(sharer.page.getByText(words.newcomer.compare)).toBeVisible()
    await expect(page.getByText(words.newcomer.yourWords)).toBeVisible()
    return sharer.page
  },
}
