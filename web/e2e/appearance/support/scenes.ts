import { expect, type Page } from '@playwright/test'

import { picker } from '../../support/chromium'

import type { People } from './people'
import {
  button,
  expectStatus,
  invitation,
  keepPickerOpen,
  pressShare,
  sharing,
} from './steps'

/** Brings people to a state. @returns the page that is looked at */
type Scene = (people: People) => Promise<Page>

const visit =
  (path: string): Scene =>
  async ({ person }) => {
    const { page } = await person()
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    return page
  }

const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

/** The last that comes while the other side is missed; nothing changes after it. */
const advice = (page: Page, { words }: People) =>
  expect(page.getByText(words.path.whatToDo)).toBeVisible()

/** Every state that somebody can see, by what it shows. */
export const scenes: Record<string, Scene> = {
  home: visit('/'),
  privacy: visit('/privacy'),
  terms: visit('/terms'),
  'on a phone': visit('/coming-soon-on-mobile'),
  'reset password': visit('/auth/reset-password'),
  'not found': visit('/no/such/page'),
  'operator signs in': visit('/operator/sign-in'),

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
    const { testing } = words.connectionTest.verdicts
    await expect(page.getByRole('status').first()).not.toContainText(
      testing.title
    )
    return page
  },
  'viewer came to a link': async (people) => {
    const { page } = await people.person()
    await page.goto(`/from/${people.id}`)
    await expectStatus(page, people.words.viewing.waiting)
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
  'viewer watches': async (people) => {
    const { viewer } = await sharing(people)
    return viewer.page
  },
  'viewer of a hidden screen': async (people) => {
    const { sharer, viewer } = await sharing(people)
    await button(sharer.page, people.words.sharing.hide).click()
    await expectStatus(viewer.page, people.words.viewing.hidden)
    return viewer.page
  },
  'viewer reconnects': async (people) => {
    const { sharer, viewer } = await sharing(people)
    await people.freeze(sharer)
    await expectStatus(viewer.page, people.words.viewing.reconnecting)
    await advice(viewer.page, people)
    return viewer.page
  },
  'sharer stopped': async (people) => {
    const { sharer, viewer } = await sharing(people)
    await button(sharer.page, people.words.sharing.stop).click()
    await heading(viewer.page, people.words.errors['sharer-stopped'].title)
    return viewer.page
  },
  'sharer left': async (people) => {
    const { sharer, viewer } = await sharing(people)
    await sharer.page.goto('/')
    await heading(viewer.page, people.words.errors['sharer-left'].title)
    return viewer.page
  },

  'sharer invites': async (people) => {
    const { page } = await people.person()
    await invitation(people, page, '/broadcast')
    return page
  },
  'sharer came to a link': async ({ words, person }) => {
    const { page } = await person()
    await page.goto('/river-apple-tiger-moon')
    await expect(button(page, words.sharing.action)).toBeVisible()
    return page
  },
  'sharer chooses': async (people) => {
    const { page } = await people.person()
    await keepPickerOpen(page)
    await page.goto('/river-apple-tiger-moon')
    await pressShare(people, page)
    await heading(page, people.words.sharing.choosingHeading)
    return page
  },
  'sharer may not share': async (people) => {
    const { page } = await people.personWithTab([picker.isDenied])
    await page.goto('/river-apple-tiger-moon')
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
  'sharer reconnects': async (people) => {
    const { sharer, viewer } = await sharing(people)
    await people.freeze(viewer)
    await expectStatus(sharer.page, people.words.sharing.reconnecting)
    await advice(sharer.page, people)
    return sharer.page
  },
  'sharer has stopped': async (people) => {
    const { sharer } = await sharing(people)
    await button(sharer.page, people.words.sharing.stop).click()
    await expect(
      sharer.page.getByText(people.words.sharing.stopped)
    ).toBeVisible()
    return sharer.page
  },
  'viewer left': async (people) => {
    const { sharer, viewer } = await sharing(people)
    await viewer.page.goto('/')
    await heading(sharer.page, people.words.errors['viewer-left'].title)
    return sharer.page
  },
  'somebody else watches': async (people) => {
    const sharer = await people.personWithTab()
    const link = await invitation(people, sharer.page, '/broadcast')
    const [first, second] = [await people.person(), await people.person()]
    await first.page.goto(link)
    await expectStatus(first.page, people.words.viewing.waiting)
    await second.page.goto(link)
    await expect(second.page.getByRole('heading', { level: 1 })).toBeVisible()
    await heading(second.page, people.words.errors['already-viewing'].title)
    return second.page
  },
}
