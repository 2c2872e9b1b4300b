import { expect } from '@playwright/test'

import { picker } from '../../../support/chromium'
import { linkToSomeone } from '../../../support/flows'
import {
  button,
  expectStatus,
  heading,
  invitation,
  keepPickerOpen,
  openMore,
  pressShare,
  sharing,
  word,
} from '../steps'

import type { Scenes } from './Scene'

export const sharingScenes: Scenes = {
  'sharer invites': async (people) => {
    const { page } = await people.person()
    await invitation(people, page, '/broadcast')
    return page
  },
  'sharer came to a link': async ({ words, person }) => {
    const { page } = await person()
    await page.goto(linkToSomeone)
    await expect(button(page, words.sharing.action)).toBeVisible()
    return page
  },
  'sharer chooses': async (people) => {
    const { page } = await people.person()
    await keepPickerOpen(page)
    await page.goto(linkToSomeone)
    await pressShare(people, page)
    await heading(page, people.words.sharing.choosingHeading)
    return page
  },
  'sharer may not share': async (people) => {
    const { page } = await people.personWithTab([picker.isDenied])
    await page.goto(linkToSomeone)
    await pressShare(people, page)
    await heading(page, people.words.errors['display-capture-refused'].title)
    return page
  },
  'sharer waits': async (people) => {
    const { page } = await people.personWithTab()
    await page.goto('/broadcast')
    await pressShare(people, page)
    await expectStatus(page, people.words.sharing.waiting)
    return page
  },
  'sharer shares': async (people) => {
    const { sharer } = await sharing(people)
    return sharer.page
  },
  'sharer has hidden the screen': async (people) => {
    const { sharer } = await sharing(people)
    await button(sharer.page, people.words.sharing.hide).click()
    await expectStatus(sharer.page, people.words.sharing.hidden)
    return sharer.page
  },
  'something feels wrong to the sharer': async (people) => {
    const { sharer } = await sharing(people)
    const { words } = people
    await button(sharer.page, words.safety.feelsWrong).click()
    await expect(button(sharer.page, words.safety.fine)).toBeVisible()
    return sharer.page
  },
  'sharer chooses what to cover': async (people) => {
    const { sharer } = await sharing(people)
    const { masking } = people.words
    await openMore(people, sharer.page)
    await button(sharer.page, masking.cover).click()
    await button(sharer.page, masking.add).click()
    await expect(button(sharer.page, masking.showRest)).toBeVisible()
    return sharer.page
  },
  'sharer reconnects': async (people) => {
    const { sharer, viewer } = await sharing(people)
    await people.freeze(viewer)
    await expectStatus(sharer.page, people.words.sharing.reconnecting)
    return sharer.page
  },
  'sharer has stopped': async (people) => {
    const { sharer } = await sharing(people)
    await button(sharer.page, people.words.sharing.stop).click()
    await expect(
      sharer.page.getByText(people.words.sharing.stopped)
    ).toBeVisible()
    await word(sharer.page, people.words.ending.question)
    return sharer.page
  },
  'sharer doubts who is there': async (people) => {
    const viewer = await people.person()
    const link = await invitation(people, viewer.page, '/receive')
    const { page } = await people.personWithTab()
    await page.goto(link.slice(0, -1))
    await pressShare(people, page)
    // The helper admits a caller who has no link.
    await button(viewer.page, people.words.newcomer.admitAtViewer).click()
    await heading(page, people.words.errors['viewer-not-proved'].title)
    return page
  },
  'viewer left': async (people) => {
    const { sharer, viewer } = await sharing(people)
    await viewer.page.goto('/')
    await heading(sharer.page, people.words.errors['viewer-left'].title)
    await word(sharer.page, people.words.ending.nothingSaved)
    return sharer.page
  },
  'somebody else watches': async (people) => {
    const sharer = await people.personWithTab()
    const link = await invitation(people, sharer.page, '/broadcast')
    const [first, second] = [await people.person(), await people.person()]
    await first.page.goto(link)
    await first.page
      .getByRole('button', { name: people.words.newcomer.admitAtViewer })
      .click()
    await expectStatus(first.page, people.words.viewing.waiting)
    await second.page.goto(link)
    await second.page
      .getByRole('button', { name: people.words.newcomer.admitAtViewer })
      .click()
    await expect(second.page.getByRole('heading', { level: 1 })).toBeVisible()
    await heading(second.page, people.words.errors['already-viewing'].title)
    return second.page
  },
}
