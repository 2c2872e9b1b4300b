import { randomBytes } from 'node:crypto'

import type { Page } from '@playwright/test'

import { watchConnections } from './support/connections'
import {
  button,
  expectOutcome,
  expectSharing,
  mainHeading,
  openBroadcastPage,
  openReceivePage,
  outcomeHeading,
  pressShare,
  status,
} from './support/flows'
import { listenForGuidance } from './support/guidance'
import { launchLoudSharer } from './support/loudSharer'
import { expect, test as base } from './support/participants'
import {
  type End,
  type PersonBetween,
  putBetween,
  type Tampering,
} from './support/personBetween'
import { expectTheSharedScreen } from './support/picture'
import { received } from './support/receiver'

const headings: Record<End, string> = {
  sharer: 'We can’t be sure that this is your helper',
  viewer: 'We can’t be sure who is there',
}

/** The empty picture is a pixel. */
const emptyWidth = 2

/** Of these none says anything of a screen. */
const beforeTheProof = [
  ...['hello', 'ping', 'pong', 'bye'],
  ...['proof-of-opener', 'proof-of-owner', 'proof-refused'],
  ...['compare-commit', 'compare-nonce', 'compare-reveal'],
]

type People = Record<End, Page>

interface Fixtures {
  people: People
  /** the page of whoever is put between them */
  person: Page
}

const test = base.extend<Fixtures>({
  sharer: async ({ launch }, use) => use(await launchLoudSharer(launch)),
  people: async ({ sharer, viewer }, use) =>
    use({ sharer: sharer.page, viewer: viewer.page }),
  person: async ({ launch }, use) => {
    // Chromium measures sound that is played.
    const args = ['--autoplay-policy=no-user-gesture-required']
    await use((await launch({ args })).page)
  },
})

interface Way {
  link: string
  owner: End
  opener: End
  makeLink: (owner: Page) => Promise<string>
}

const ways: Way[] = [
  {
    link: 'the link of a helper',
    owner: 'viewer',
    opener: 'sharer',
    makeLink: openReceivePage,
  },
  {
    link: 'the link of a sharer',
    owner: 'sharer',
    opener: 'viewer',
    makeLink: openBroadcastPage,
  },
]

/** @returns the link */
async function shareBy(
  { owner, opener, makeLink }: Way,
  people: People,
  change = (link: string) => link
): Promise<string> {
  const link = await makeLink(people[owner])
  if (owner === 'sharer') await pressShare(people.sharer)
  await people[opener].goto(change(link))
  if (opener === 'sharer') await pressShare(people.sharer)
  return link
}

const pin = /[#&]k=[\w-]{22}$/

const withoutPin = (link: string) => link.replace(pin, '')

/** @param ends who must have said nothing */
async function expectNothingTaken(
  between: PersonBetween,
  ends: End[] = ['sharer', 'viewer']
): Promise<void> {
  await expect.poll(() => between.isAlone()).toBe(true)
  const { widest, soundBytes } = await between.taken()
  expect(widest).toBeLessThanOrEqual(emptyWidth)
  expect(soundBytes).toBe(0)
  for (const end of ends) {
    const said = between.heard[end]
    expect(said).toContain('hello')
    expect(said.filter((type) => !beforeTheProof.includes(type))).toEqual([])
  }
}

const expectToBeAsked = (sharer: Page) =>
  expect(mainHeading(sharer)).toHaveText('Is this your helper?')

/** The sharer takes whoever has come for the helper. */
async function admitSomebody(sharer: Page): Promise<void> {
  await expectToBeAsked(sharer)
  await button(sharer, 'Show them my screen').click()
}

async function twoWords(page: Page): Promise<string> {
  const words = page.locator('p[translate=no]')
  await expect(words).toBeVisible()
  return words.innerText()
}

async function expectDoubt(people: People): Promise<void> {
  await expectOutcome(people.sharer, headings.sharer)
  await expectOutcome(people.viewer, headings.viewer)
}

const bytes = (count: number) => randomBytes(count).toString('base64url')

/** What somebody between says to the opener’s proof, in the owner’s name. */
const answers: [string, (proof: string) => string][] = [
  ['sends the proof of the opener back', (proof) => proof],
  [
    'makes up a key and a proof',
    (proof) =>
      JSON.stringify({
        ...{ v: 1, type: 'proof-of-owner' },
        publicKey: bytes(65),
        salt: bytes(16),
        signature: bytes(64),
        mac: JSON.parse(proof).mac,
      }),
  ],
]

/** Passes all on, and answers the opener before the owner can. */
const answering =
  (answer: (proof: string) => string): Tampering =>
  (text) =>
    JSON.parse(text).type === 'proof-of-opener'
      ? { on: text, back: answer(text) }
      : { on: text }

/** Passes all on as if the link had no pin. */
const concealingThePin: Tampering = (text) => {
  const { pinned: _, ...message } = JSON.parse(text)
  return { on: JSON.stringify(message) }
}

/** @returns the proof of the owner, as it has come to the opener */
const proofSaidTo = (opener: Page) =>
  opener.evaluate(() =>
    JSON.stringify(
      window.heard!.find(({ type }) => String(type) === 'proof-of-owner')
    )
  )

const hasFailed = (page: Page) =>
  page.evaluate(() =>
    window.connections!.some(
      ({ connectionState }) => connectionState === 'failed'
    )
  )

const forged = `a=fingerprint:sha-256 ${Array(32).fill('AB').join(':')}`

/** Signalling that says another certificate than the sharer has. */
const forgeOffers = (sharer: Page) =>
  sharer.routeWebSocket(/\/peerjs\?/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((text) =>
      server.send(
        String(text).replace(/a=fingerprint:sha-256 [0-9A-F:]+/g, forged)
      )
    )
  })

for (const way of ways) {
  const { link, opener } = way

  const tag = way.owner === 'sharer' ? ['@rehearsal'] : []

  test.describe(`by ${link}`, { tag }, () => {
    test('the picture is seen when nobody is between', async ({ people }) => {
      expect(await shareBy(way, people)).toMatch(pin)
      await expectTheSharedScreen(people.viewer)
      await expectSharing(people.sharer)
    })

    test('somebody between has screen, sound and messages where its pin is cut off', async ({
      people,
      person,
    }) => {
      const between = await putBetween(people, person)
      await shareBy(way, people, withoutPin)
      if (way.owner === 'sharer') {
        await expectNothingTaken(between, ['sharer'])
        await admitSomebody(people.sharer)
      }
      await expectTheSharedScreen(people.viewer)
      await expectSharing(people.sharer)
      await button(people.viewer, 'Turn on the sound').click()

      await expect
        .poll(async () => (await between.taken()).soundEnergy)
        .toBeGreaterThan(0.01)
      expect((await between.taken()).widest).toBeGreaterThan(16)
      expect(between.heard.sharer).toContain('screen')
    })

    test('somebody between has nothing, and both pages say so', async ({
      people,
      person,
    }) => {
      const between = await putBetween(people, person)
      await shareBy(way, people)
      await expectDoubt(people)
      await expectNothingTaken(between)
    })

    for (const [deed, answer] of answers) {
      test(`somebody between who ${deed} has nothing`, async ({
        people,
        person,
      }) => {
        const between = await putBetween(people, person, answering(answer))
        await shareBy(way, people)
        await expectDoubt(people)
        await expectNothingTaken(between)
      })
    }

    test('somebody between who says an old proof of the owner again has nothing', async ({
      people,
      person,
    }) => {
      await listenForGuidance(people[opener])
      const made = await shareBy(way, people)
      await expectTheSharedScreen(people.viewer)
      const old = await proofSaidTo(people[opener])
      expect(old).toContain('mac')
      await button(people.sharer, 'Stop sharing').click()
      await people[opener].goto('about:blank')

      const between = await putBetween(
        people,
        person,
        answering(() => old)
      )
      expect(await shareBy(way, people)).toBe(made)
      await expectDoubt(people)
      await expectNothingTaken(between)
    })

    test('a server that names other certificates only prevents the call', async ({
      people,
    }) => {
      await watchConnections(people.viewer)
      await forgeOffers(people.sharer)
      await shareBy(way, people)
      await expect.poll(() => hasFailed(people.viewer)).toBe(true)

      expect(await received(people.viewer)).toMatchObject({
        ...{ pictureBytes: 0, soundBytes: 0, messages: 0 },
      })
      await expect(
        status(people.sharer, 'You are sharing your screen')
      ).toHaveCount(0)
    })
  })
}

const [helpersLink, sharersLink] = ways as [Way, Way]

/** An opener waits ten seconds for a proof. */
const patience = { timeout: 30_000 }

test('somebody between who conceals the pin of a helper’s link has nothing of the sharer', async ({
  people,
  person,
}) => {
  const between = await putBetween(people, person, concealingThePin)
  await shareBy(helpersLink, people)

  await expect(outcomeHeading(people.sharer, headings.sharer)).toBeVisible(
    patience
  )
  await expectNothingTaken(between, ['sharer'])
})

test('somebody between who conceals the pin of a sharer’s link has nothing before the sharer says so', async ({
  people,
  person,
}) => {
  const between = await putBetween(people, person, concealingThePin)
  await shareBy(sharersLink, people)

  await expectToBeAsked(people.sharer)
  await expect(outcomeHeading(people.viewer, headings.viewer)).toBeVisible(
    patience
  )
  await expect(people.viewer.getByLabel('Shared screen')).toHaveCount(0)
  await expectNothingTaken(between, ['sharer'])
})

test('two words are the same on both pages of a sharer’s link without its pin', async ({
  people,
}) => {
  await shareBy(sharersLink, people, withoutPin)
  await expectToBeAsked(people.sharer)
  const words = await twoWords(people.sharer)
  expect(words).toMatch(/^[a-z]+ [a-z]+$/)
  expect(await twoWords(people.viewer)).toBe(words)

  await admitSomebody(people.sharer)
  await expectTheSharedScreen(people.viewer)
  await people.viewer.reload()
  await expectTheSharedScreen(people.viewer)
  await expectSharing(people.sharer)
})

test('two words differ where somebody is between', async ({
  people,
  person,
}) => {
  const between = await putBetween(people, person)
  await shareBy(sharersLink, people, withoutPin)
  await expectToBeAsked(people.sharer)
  expect(await twoWords(people.viewer)).not.toBe(await twoWords(people.sharer))

  await button(people.sharer, 'Don’t show it').click()
  await expect(status(people.sharer, 'Waiting for your helper')).toBeVisible()
  await expectNothingTaken(between, ['sharer'])
})
