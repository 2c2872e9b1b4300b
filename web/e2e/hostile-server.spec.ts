import { randomBytes } from 'node:crypto'

import type { Page } from '@playwright/test'

import { recordAnnotations } from './support/annotations'
import {
  expectNothingHad,
  expectNothingTaken,
  helpersLink,
  type People,
  pin,
  shareBy,
  sharersLink,
  test,
  type Way,
  ways,
  withoutPin,
} from './support/betweenPeople'
import { routeSignalling, watchConnections } from './support/connections'
import {
  admitCaller,
  button,
  callerWithoutLink,
  expectOutcome,
  expectSharing,
  linkToSend,
  mainHeading,
  openBroadcastPage,
  outcomeHeading,
  pressShare,
  status,
} from './support/flows'
import { expect } from './support/participants'
import { connectionCount } from './support/path'
import {
  type End,
  type PersonBetween,
  putBetween,
  type Tampering,
} from './support/personBetween'
import { expectTheSharedScreen } from './support/picture'
import { received } from './support/receiver'
import { rehearsed } from './support/rehearsed'

/**
 * A sharer who has opened a helper's link expects that helper, so the heading
 * says “your helper”.
 */
const headingOf = (end: End, { opener }: Way) =>
  end === 'sharer' && opener === 'sharer'
    ? 'We can’t be sure that this is your helper'
    : 'We can’t be sure who is there'

async function expectDoubt(people: People, way: Way): Promise<void> {
  await expectOutcome(people.sharer, headingOf('sharer', way))
  await expectOutcome(people.viewer, headingOf('viewer', way))
}

/**
 * Shares with an attacker in the middle, whose offer does not match the
 * sharer's proof. The helper's page does not answer such a call by itself, but
 * here the helper admits the caller.
 */
async function meet(
  way: Way,
  people: People,
  between: PersonBetween
): Promise<string> {
  const link = await shareBy(way, people)
  if (way === helpersLink) {
    await expect(callerWithoutLink(people.viewer)).toBeVisible()
    expect(between.heard).toEqual({ sharer: [], viewer: [] })
    await admitCaller(people.viewer)
  }
  return link
}

async function expectNothing(way: Way, between: PersonBetween): Promise<void> {
  if (way === helpersLink) return expectNothingTaken(between)
  expect(between.heard).toEqual({ sharer: [], viewer: [] })
  await expectNothingHad(between, [])
}

const bytes = (count: number) => randomBytes(count).toString('base64url')

/**
 * Answers to the proof of the page that has opened a link. An attacker sends
 * them in the name of the link's owner.
 */
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

/**
 * Answers the proof of the page that has opened a link, before the link's owner
 * can. Also passes all messages on.
 */
const answering =
  (answer: (proof: string) => string): Tampering =>
  (text) =>
    JSON.parse(text).type === 'proof-of-opener'
      ? { on: text, back: answer(text) }
      : { on: text }

/** Makes the link look as if it had no key fingerprint. */
const concealingThePin: Tampering = (text) => {
  const { pinned: _, ...message } = JSON.parse(text)
  return { on: JSON.stringify(message) }
}

/**
 * The proof message of the link's owner, as received by the page that opened
 * the link.
 */
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

/** Makes signalling replace the sharer's certificate fingerprint in offers. */
const forgeOffers = (sharer: Page) =>
  routeSignalling(sharer, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((text) =>
      server.send(
        String(text).replace(/a=fingerprint:sha-256 [0-9A-F:]+/g, forged)
      )
    )
  })

for (const way of ways) {
  const { link } = way

  test.describe(`by ${link}`, () => {
    test(
      'the picture is shown when there is no attacker in the middle',
      rehearsed(),
      async ({ people }) => {
        expect(await shareBy(way, people)).toMatch(pin)
        await expectTheSharedScreen(people.viewer)
        await expectSharing(people.sharer)
      }
    )

    test('an attacker in the middle gets nothing, and both pages say so', async ({
      people,
      person,
    }) => {
      const between = await putBetween(people, person)
      await meet(way, people, between)
      await expectDoubt(people, way)
      await expectNothing(way, between)
    })

    test(
      'a server that forges certificates can only prevent the call',
      rehearsed(),
      async ({ people }) => {
        await watchConnections(people.viewer)
        await forgeOffers(people.sharer)
        await shareBy(way, people)
        if (way === helpersLink) {
          await admitCaller(people.viewer)
          await expect.poll(() => hasFailed(people.viewer)).toBe(true)
          expect(await received(people.viewer)).toMatchObject({
            ...{ pictureBytes: 0, soundBytes: 0, messages: 0 },
          })
        } else {
          await expectDoubt(people, way)
          expect(await connectionCount(people.viewer)).toBe(0)
        }
        await expect(
          status(people.sharer, 'You are sharing your screen')
        ).toHaveCount(0)
      }
    )
  })
}

test(
  'an attacker in the middle gets screen, sound and messages if the key fingerprint of a helper’s link is cut off',
  rehearsed(),
  async ({ people, listener }) => {
    const between = await putBetween(people, listener)
    await shareBy(helpersLink, people, withoutPin)
    await expectTheSharedScreen(people.viewer)
    await expectSharing(people.sharer)
    await button(people.viewer, 'Turn on the sound').click()

    await expect
      .poll(async () => (await between.taken()).soundEnergy)
      .toBeGreaterThan(0.01)
    expect((await between.taken()).widest).toBeGreaterThan(16)
    expect(between.heard.sharer).toContain('screen')
  }
)

/** The helper may admit an attacker whose call has no valid proof. */
test.describe('if the helper admits the caller anyway', () => {
  const way = helpersLink
  const { opener } = way

  for (const [deed, answer] of answers) {
    test(
      `an attacker in the middle who ${deed} gets nothing`,
      rehearsed(),
      async ({ people, person }) => {
        const between = await putBetween(people, person, answering(answer))
        await meet(way, people, between)
        await expectDoubt(people, way)
        await expectNothingTaken(between)
      }
    )
  }

  test(
    'an attacker in the middle who replays an old proof of the owner gets nothing',
    rehearsed(),
    async ({ people, person }) => {
      await recordAnnotations(people[opener])
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
      expect(await meet(way, people, between)).toBe(made)
      await expectDoubt(people, way)
      await expectNothingTaken(between)
    }
  )
})

/** The page that opens a link waits up to ten seconds for the owner's proof. */
const patience = { timeout: 60_000 }

test(
  'an attacker in the middle who hides the key fingerprint of a helper’s link gets nothing from the sharer',
  rehearsed(),
  async ({ people, person }) => {
    const between = await putBetween(people, person, concealingThePin)
    await meet(helpersLink, people, between)

    await expect(
      outcomeHeading(people.sharer, headingOf('sharer', helpersLink))
    ).toBeVisible(patience)
    await expectNothingTaken(between, ['sharer'])
  }
)

test(
  'an attacker in the middle who hides the key fingerprint of a sharer’s link gets nothing',
  rehearsed(),
  async ({ people, person }) => {
    const between = await putBetween(people, person, concealingThePin)
    await shareBy(sharersLink, people)

    await expectDoubt(people, sharersLink)
    await expect(people.viewer.getByLabel('Shared screen')).toHaveCount(0)
    await expectNothing(sharersLink, between)
  }
)

test('an old link of a sharer does not open a later share of the same browser', async ({
  sharer: { page: first, context },
  viewer: { page: viewer },
}) => {
  const old = await openBroadcastPage(first)
  await first.reload()
  expect(await linkToSend(first)).toBe(old)

  const later = await context.newPage()
  const fresh = await openBroadcastPage(later)
  expect(new URL(fresh).hash).not.toBe(new URL(old).hash)
  await pressShare(later)
  await viewer.goto(fresh.replace(pin, new URL(old).hash))
  await expectOutcome(later, 'We can’t be sure who is there')
  await expectOutcome(viewer, 'We can’t be sure who is there')

  // Opens the link in the same tab, where only the key fingerprint changes.
  await viewer.goto(fresh)
  await expect(mainHeading(viewer)).toHaveText('View a shared screen')
  await pressShare(later)
  await expectTheSharedScreen(viewer)
  await expectSharing(later)
})
