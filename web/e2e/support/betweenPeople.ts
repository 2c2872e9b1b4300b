import type { Page } from '@playwright/test'

import {
  admitCaller,
  answerThatICalled,
  button,
  mainHeading,
  openBroadcastPage,
  openReceivePage,
  pressShare,
} from './flows'
import { launchLoudSharer } from './loudSharer'
import { expect, test as base } from './participants'
import type { End, PersonBetween } from './personBetween'

/**
 * The widest frame that a sharer may send before the other side is verified.
 */
const emptyWidth = 2

/**
 * Types of messages that may be sent before a verification, because they reveal
 * nothing about a screen.
 */
const beforeTheProof = [
  ...['hello', 'ping', 'pong', 'bye'],
  ...['proof-of-opener', 'proof-of-owner', 'proof-refused'],
  'proof-by-words',
  ...['compare-commit', 'compare-nonce', 'compare-reveal'],
]

export type People = Record<End, Page>

interface Fixtures {
  people: People
  /** the page of the attacker in the middle */
  person: Page
  /**
   * the attacker's page in a browser that plays sound; Chromium measures only
   * played sound
   */
  listener: Page
}

export const test = base.extend<Fixtures>({
  sharer: async ({ launch }, use) => use(await launchLoudSharer(launch)),
  people: async ({ sharer, viewer }, use) =>
    use({ sharer: sharer.page, viewer: viewer.page }),
  person: async ({ join, sharedBrowser }, use) =>
    use((await join(sharedBrowser)).page),
  listener: async ({ launch }, use) => {
    const args = ['--autoplay-policy=no-user-gesture-required']
    await use((await launch({ args })).page)
  },
})

export interface Way {
  link: string
  owner: End
  opener: End
  makeLink: (owner: Page) => Promise<string>
}

export const helpersLink: Way = {
  link: 'the link of a helper',
  owner: 'viewer',
  opener: 'sharer',
  makeLink: openReceivePage,
}

export const sharersLink: Way = {
  link: 'the link of a sharer',
  owner: 'sharer',
  opener: 'viewer',
  makeLink: openBroadcastPage,
}

export const ways = [helpersLink, sharersLink]

/**
 * Shares with one kind of link. If the sharer has no key fingerprint of the
 * helper, the helper accepts the call.
 *
 * @returns the link that one side has made and the other has opened
 */
export async function shareBy(
  { owner, opener, makeLink }: Way,
  people: People,
  change = (link: string) => link
): Promise<string> {
  const link = await makeLink(people[owner])
  const opened = change(link)
  if (owner === 'sharer') await pressShare(people.sharer)
  await people[opener].goto(opened)
  if (opener === 'sharer') {
    if (change === withoutPin) await answerThatICalled(people.sharer)
    await pressShare(people.sharer)
    if (!pin.test(opened)) await admitCaller(people.viewer)
  }
  return link
}

export const pin = /[#&]k=[\w-]{22}$/

export const withoutPin = (link: string) => link.replace(pin, '')

/** @param ends the sides that must have sent nothing */
export async function expectNothingTaken(
  between: PersonBetween,
  ends: End[] = ['sharer', 'viewer']
): Promise<void> {
  await expect.poll(() => between.isAlone()).toBe(true)
  await expectNothingHad(between, ends)
}

export async function expectNothingHad(
  between: PersonBetween,
  ends: End[]
): Promise<void> {
  const { widest, soundBytes } = await between.taken()
  expect(widest).toBeLessThanOrEqual(emptyWidth)
  expect(soundBytes).toBe(0)
  for (const end of ends) {
    const said = between.heard[end]
    expect(said).toContain('hello')
    expect(said.filter((type) => !beforeTheProof.includes(type))).toEqual([])
  }
}

export const expectToBeAsked = (sharer: Page) =>
  expect(mainHeading(sharer)).toHaveText('Is this your helper?')

/** The sharer accepts an unknown person as the helper. */
export async function admitSomebody(sharer: Page): Promise<void> {
  await expectToBeAsked(sharer)
  await button(sharer, 'Show them my screen').click()
}
