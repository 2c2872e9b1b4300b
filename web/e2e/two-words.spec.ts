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
import { button, expectOutcome, expectSharing, status } from './support/flows'
import { keepLink } from './support/keptLink'
import { panelOf } from './support/panel'
import { expect } from './support/participants'
import { putBetween } from './support/personBetween'
import { expectTheSharedScreen } from './support/picture'
import { rehearsed } from './support/rehearsed'

const wordsOn = (page: Page) => page.locator('p[translate=no]')

async function twoWords(page: Page): Promise<string | null> {
  await expect(wordsOn(page)).toBeVisible()
  return wordsOn(page).textContent()
}

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

test('two words are not there for the sharer where somebody between passes them on', async ({
  people,
  person,
}) => {
  const between = await putBetween(people, person)
  await shareBy(sharersLink, people, withoutPin)
  await expectToBeAsked(people.sharer)
  await expect(
    people.sharer.getByText('If you’re not sure, don’t show it.')
  ).toBeVisible()
  await expect(wordsOn(people.sharer)).toHaveCount(0)

  await button(people.sharer, 'Don’t show it').click()
  await expect(status(people.sharer, 'Waiting for your helper')).toBeVisible()
  await expectNothingTaken(between, ['sharer'])
})

/** The helper of a kept link, whose words are typed and not its pin. */
const wordsOfTheHelper = { ...helpersLink, makeLink: keepLink }

test.describe('the words of a helper’s own link', () => {
  test('prove the helper', async ({ people, sharer }) => {
    await shareBy(wordsOfTheHelper, people, withoutPin)
    await expectTheSharedScreen(people.viewer)
    const panel = await panelOf(sharer)
    await expect(panel.getByText('Verified: the right person')).toBeVisible()
  })

  test(
    'give nothing to somebody between',
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
