import type { Browser } from '@playwright/test'

import { launchChromium } from '../../support/chromium'
import { test as base } from '../../support/participants'

import { type People, people, plainLetters } from './people'
import type { Words } from './words'

const letters = [...'abcdefghijklmnopqrstuvwxyz']

/** @returns an id that ends with a, b, … z, a-a, b-a, … */
const idOf = (place: number, { locale }: Words) =>
  [locale, 'scene', letters[place % 26], letters[Math.floor(place / 26) - 1]]
    .filter(Boolean)
    .join('-')

interface Fixtures {
  /** creates the participants of a scene; call it at most once in a test */
  gather: (place: number, words: Words) => People
}

interface WorkerFixtures {
  /** one browser for all scenes of a worker, with a profile for each person */
  plainBrowser: Browser
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  plainBrowser: [
    async ({}, use) => {
      const browser = await launchChromium(plainLetters)
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  gather: async ({ launch, join, plainBrowser, baseURL }, use) => {
    const gathered: People[] = []
    await use((place, words) => {
      const id = idOf(place, words)
      const cast = people(
        { launch, join: (context) => join(plainBrowser, context) },
        { words, id, baseURL: baseURL ?? '' }
      )
      gathered.push(cast)
      return cast
    })
    gathered.forEach((cast) => cast.thaw())
  },
})
