import type { Page } from '@playwright/test'

import {
  admitSomebody,
  expectNothingTaken,
  expectToBeAsked,
  helpersLink,
  shareBy,
  sharersLink,
  test,
  withoutPin,
} from './support/betweenPeople'
import {
  button,
  expectOutcome,
  expectSharing,
  pressShare,
  status,
} from './support/flows'
import { keepLink } from './support/keptLink'
import { panelOf } from './support/panel'
import { expect } from './support/participants'
import {
  type PersonBetween,
  putBetween,
  type Tampering,
} from './support/personBetween'
import { expectTheSharedScreen } from './support/picture'
import { rehearsed } from './support/rehearsed'

const wordsOn = (page: Page) => page.locator('p[translate=no]')

async function safetyWords(page: Page): Promise<string | null> {
  await expect(wordsOn(page)).toBeVisible()
  return wordsOn(page).textContent()
}

test('both pages of a sharer’s link without its key fingerprint show the same safety words', async ({
  people,
}) => {
  await shareBy(sharersLink, people, withoutPin)
  await expectToBeAsked(people.sharer)
  const words = await safetyWords(people.sharer)
  expect(words).toMatch(/^[a-z]+ [a-z]+$/)
  expect(await safetyWords(people.viewer)).toBe(words)

  await admitSomebody(people.sharer)
  await expectTheSharedScreen(people.viewer)
  await people.viewer.reload()
  await expectTheSharedScreen(people.viewer)
  await expectSharing(people.sharer)
})

const stripped = 'Someone came without your link'
const keepsTrying = 'Someone keeps trying to get in'

/** Makes each page believe that the other cannot compare safety words. */
const strippingCompares: Tampering = (text) => {
  const { compares: _, ...message } = JSON.parse(text)
  return { on: JSON.stringify(message) }
}

/**
 * Breaks off after receiving the sharer’s random value, from which the safety
 * words are computed.
 */
const breakingOff: Tampering = (text) =>
  JSON.parse(text).type === 'compare-nonce'
    ? { back: '{"v":1,"type":"proof-refused"}' }
    : { on: text }

for (const [deed, tampering] of [
  ['passes the comparison on', undefined],
  ['removes it from the pages’ messages', strippingCompares],
  ['breaks it off', breakingOff],
] as const) {
  test(
    `an attacker in the middle who ${deed} is refused, and the sharer is not asked`,
    rehearsed(tampering !== strippingCompares),
    async ({ people, person }) => {
      const between = await putBetween(people, person, tampering)
      await shareBy(sharersLink, people, withoutPin)
      await expectOutcome(people.sharer, stripped)
      await expect(people.sharer.getByLabel('Link to send')).toBeVisible()
      await expectNothingTaken(between, ['sharer'])
      await expect(people.viewer.getByLabel('Shared screen')).toHaveCount(0)
    }
  )
}

/**
 * In ms: a page calls again within a third of a second, or ten seconds after a
 * refusal.
 */
const longerThanAPause = 12_000

test(
  'the sharer reads about an attacker in the middle who breaks the comparison off three times, and nobody is called again',
  rehearsed(),
  async ({ people, person }) => {
    const between = await putBetween(people, person, breakingOff)
    await shareBy(sharersLink, people, withoutPin)
    await expectOutcome(people.sharer, stripped)
    await pressShare(people.sharer)
    await expect.poll(() => callsIn(between)).toBe(2)
    await expectOutcome(people.sharer, stripped)
    await pressShare(people.sharer)
    await expectOutcome(people.sharer, keepsTrying)

    await people.sharer.waitForTimeout(longerThanAPause)
    expect(callsIn(between)).toBe(3)
    await expectNothingTaken(between, ['sharer'])
  }
)

const callsIn = ({ heard }: PersonBetween) =>
  heard.sharer.filter((type) => type === 'hello').length

test(
  'the sharer reads about a person who leaves three times while the safety words are shown, and nobody is called again',
  rehearsed(),
  async ({ people }) => {
    const link = await shareBy(sharersLink, people, withoutPin)
    const asked = async () => {
      // The page first shows the four words of its link.
      await expectToBeAsked(people.sharer)
      await safetyWords(people.sharer)
    }
    const leave = () => people.viewer.goto('about:blank')
    await asked()
    await leave()
    await expect(status(people.sharer, 'Waiting for your helper')).toBeVisible()
    await people.viewer.goto(withoutPin(link))
    await asked()
    await button(people.sharer, 'Don’t show it').click()
    await expect(status(people.sharer, 'Waiting for your helper')).toBeVisible()
    await people.viewer.goto(withoutPin(link))
    await asked()
    await leave()
    await expectOutcome(people.sharer, keepsTrying)

    await people.viewer.goto(withoutPin(link))
    await people.viewer.waitForTimeout(longerThanAPause)
    await expectOutcome(people.sharer, keepsTrying)
    await pressShare(people.sharer)
    await asked()
    await admitSomebody(people.sharer)
    await expectTheSharedScreen(people.viewer)
  }
)

/**
 * The sharer types only the four words of the helper's permanent link, without
 * the key fingerprint.
 */
const wordsOfTheHelper = { ...helpersLink, makeLink: keepLink }

test.describe('the four words of a helper’s permanent link', () => {
  test('are enough to verify the helper', async ({ people, sharer }) => {
    await shareBy(wordsOfTheHelper, people, withoutPin)
    await expectTheSharedScreen(people.viewer)
    const panel = await panelOf(sharer)
    await expect(
      panel.getByText('This is the person these four words belong to')
    ).toBeVisible()
  })

  test(
    'give nothing to an attacker in the middle',
    rehearsed(),
    async ({ people, person }) => {
      const between = await putBetween(people, person)
      await shareBy(wordsOfTheHelper, people, withoutPin)
      await expectOutcome(
        people.sharer,
        'We can’t be sure that this is your helper'
      )
      await expectNothingTaken(between, ['sharer'])
    }
  )
})
