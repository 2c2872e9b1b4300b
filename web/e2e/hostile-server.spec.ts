import { randomBytes } from 'node:crypto'

import type { Page } from '@playwright/test'

import {
  admitSomebody,
  expectNothingHad,
  expectNothingTaken,
  expectToBeAsked,
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
import { watchConnections } from './support/connections'
import {
  button,
  expectOutcome,
  expectSharing,
  outcomeHeading,
  status,
} from './support/flows'
import { listenForGuidance } from './support/guidance'
import { expect } from './support/participants'
import { type End, putBetween, type Tampering } from './support/personBetween'
import { expectTheSharedScreen } from './support/picture'
import { received } from './support/receiver'
import { rehearsed } from './support/rehearsed'

/** Only who was sent a helper's link knows whom to expect. */
const headingOf = (end: End, { opener }: Way) =>
  end === 'sharer' && opener === 'sharer'
    ? 'We can’t be sure that this is your helper'
    : 'We can’t be sure who is there'

async function expectDoubt(people: People, way: Way): Promise<void> {
  await expectOutcome(people.sharer, headingOf('sharer', way))
  await expectOutcome(people.viewer, headingOf('viewer', way))
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

/** Those of one way alone show as much of what the two have in common. */
const rehearsedBy = ({ owner }: Way) => rehearsed(owner === 'sharer')

for (const way of ways) {
  const { link, opener } = way

  test.describe(`by ${link}`, () => {
    test(
      'the picture is seen when nobody is between',
      rehearsed(),
      async ({ people }) => {
        expect(await shareBy(way, people)).toMatch(pin)
        await expectTheSharedScreen(people.viewer)
        await expectSharing(people.sharer)
      }
    )

    test(
      'somebody between has screen, sound and messages where its pin is cut off',
      rehearsed(),
      async ({ people, listener }) => {
        const between = await putBetween(people, listener)
        await shareBy(way, people, withoutPin)
        if (way.owner === 'sharer') {
          await expectToBeAsked(people.sharer)
          await expectNothingHad(between, ['sharer'])
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
      }
    )

    test('somebody between has nothing, and both pages say so', async ({
      people,
      person,
    }) => {
      const between = await putBetween(people, person)
      await shareBy(way, people)
      await expectDoubt(people, way)
      await expectNothingTaken(between)
    })

    for (const [deed, answer] of answers) {
      test(
        `somebody between who ${deed} has nothing`,
        rehearsed(),
        async ({ people, person }) => {
          const between = await putBetween(people, person, answering(answer))
          await shareBy(way, people)
          await expectDoubt(people, way)
          await expectNothingTaken(between)
        }
      )
    }

    test(
      'somebody between who says an old proof of the owner again has nothing',
      rehearsedBy(way),
      async ({ people, person }) => {
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
        await expectDoubt(people, way)
        await expectNothingTaken(between)
      }
    )

    test(
      'a server that names other certificates only prevents the call',
      rehearsedBy(way),
      async ({ people }) => {
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
      }
    )
  })
}

/** An opener waits ten seconds for a proof. */
const patience = { timeout: 60_000 }

test('somebody between who conceals the pin of a helper’s link has nothing of the sharer', async ({
  people,
  person,
}) => {
  const between = await putBetween(people, person, concealingThePin)
  await shareBy(helpersLink, people)

  await expect(
    outcomeHeading(people.sharer, headingOf('sharer', helpersLink))
  ).toBeVisible(patience)
  await expectNothingTaken(between, ['sharer'])
})

test(
  'somebody between who conceals the pin of a sharer’s link has nothing before the sharer says so',
  rehearsed(),
  async ({ people, person }) => {
    const between = await putBetween(people, person, concealingThePin)
    await shareBy(sharersLink, people)

    await expectToBeAsked(people.sharer)
    await expect(
      outcomeHeading(people.viewer, headingOf('viewer', sharersLink))
    ).toBeVisible(patience)
    await expect(people.viewer.getByLabel('Shared screen')).toHaveCount(0)
    await expectNothingHad(between, ['sharer'])
  }
)
