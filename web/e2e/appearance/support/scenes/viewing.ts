import { expect } from '@playwright/test'

import {
  advice,
  button,
  expectStatus,
  heading,
  invitation,
  keepPickerOpen,
  pressShare,
  sharing,
  watching,
  word,
} from '../steps'

import type { Scenes } from './Scene'

export const viewing: Scenes = {
  'viewer invites': async (people) => {
    const { page } = await people.person()
    await invitation(people, page, '/receive')
    return page
  },
  'viewer invites in more ways': async (people) => {
    const { page } = await people.person()
    await invitation(people, page, '/receive')
    await page.getByText(people.words.inviting.moreWays).click()
    return page
  },
  'test of the connection': async ({ words, person }) => {
    const { page } = await person()
    await page.goto('/test-connection')
    const { testing } = words.networkCheck.verdicts
    await expect(page.getByRole('status').first()).not.toContainText(
      testing.title
    )
    return page
  },
  'viewer came to a link': async (people) => {
    const { page } = await people.person()
    await page.goto(`/from/${people.id}`)
    await expect(
      page.getByRole('button', { name: people.words.newcomer.admitAtViewer })
    ).toBeVisible()
    return page
  },
  'viewer waits for the choice': async (people) => {
    const { words, person } = people
    const [{ page: viewer }, { page: sharer }] = [
      await person(),
      await person(),
    ]
    await keepPickerOpen(sharer)
    await sharer.goto(await invitation(people, viewer, '/receive'))
    await pressShare(people, sharer)
    await expectStatus(viewer, words.viewing.choosing)
    return viewer
  },
  'viewer doubts who is there': async (people) => {
    const sharer = await people.personWithTab()
    const link = await invitation(people, sharer.page, '/broadcast')
    await pressShare(people, sharer.page)
    const { page } = await people.person()
    await page.goto(link.slice(0, -1))
    await heading(page, people.words.errors['sharer-not-proved'].title)
    return page
  },
  'viewer watches': async (people) => {
    const { viewer } = await watching(people)
    return viewer.page
  },
  'viewer points': async (people) => {
    const { page } = (await watching(people)).viewer
    const { number, tools } = people.words.pointing
    await expect(page.getByRole('radiogroup', { name: tools })).toBeVisible()
    await page.getByRole('radio', { name: number }).check()
    const stage = page.getByRole('group', { name: people.words.viewing.stage })
    await stage.focus()
    const { keyboard } = page
    for (const key of ['ArrowLeft', 'ArrowDown', 'ArrowRight']) {
      for (let times = 0; times < 9; times++) await keyboard.press(key)
      await keyboard.press('Enter')
    }
    for (let times = 0; times < 4; times++) await keyboard.press('ArrowUp')
    return page
  },
  'viewer of a hidden screen': async (people) => {
    const { sharer, viewer } = await watching(people)
    await button(sharer.page, people.words.sharing.hide).click()
    await expectStatus(viewer.page, people.words.viewing.hidden)
    return viewer.page
  },
  'viewer reconnects': async (people) => {
    const { sharer, viewer } = await watching(people)
    await people.freeze(sharer)
    await expectStatus(viewer.page, people.words.viewing.reconnecting)
    await advice(people, viewer.page)
    return viewer.page
  },
  'sharer stopped': async (people) => {
    const { sharer, viewer } = await sharing(people)
    await button(sharer.page, people.words.sharing.stop).click()
    await heading(viewer.page, people.words.errors['sharer-stopped'].title)
    await word(viewer.page, people.words.ending.question)
    return viewer.page
  },
  'sharer left': async (people) => {
    const { sharer, viewer } = await sharing(people)
    await sharer.page.goto('/')
    await heading(viewer.page, people.words.errors['sharer-left'].title)
    await word(viewer.page, people.words.ending.nothingSaved)
    return viewer.page
  },
}
