import { expect, type Page } from '@playwright/test'

import { lookFirst } from '../../../support/flows'
import { button } from '../steps'
import type { Words } from '../words'

import type { Scene, Scenes } from './Scene'

const field = (page: Page, { home }: Words) =>
  page.getByRole('textbox', { name: home.share.words })

async function say(page: Page, words: Words, text: string): Promise<void> {
  await field(page, words).fill(text)
  await button(page, words.words.go).click()
}

const said =
  (text: string, answer: (words: Words['words']) => string): Scene =>
  async ({ words, person }) => {
    const { page } = await person()
    await page.goto('/')
    await say(page, words, text)
    await expect(page.getByText(answer(words.words))).toBeVisible()
    return page
  }

/** After this many wrong words, the page asks the person to wait. */
const wrongWords = ['zoo', 'zone', 'zero', 'zebra', 'youth', 'young', 'you']

export const typing: Scenes = {
  'a word is begun': async ({ words, person }) => {
    const { page } = await person()
    await page.goto('/')
    await field(page, words).pressSequentially('river appl')
    await expect(button(page, 'apple')).toBeVisible()
    return page
  },
  'a word has a slip': said(
    'river aple tiger moon',
    ({ didYouMean }) => didYouMean
  ),
  'a word is unknown': said('river apple tiger xyzzy', ({ unknown }) =>
    unknown('xyzzy')
  ),
  'words are missing': said('river apple', ({ notFour }) => notFour),
  'words were wrong too often': async ({ words, person }) => {
    const { page } = await person()
    await page.goto('/')
    for (const word of [...wrongWords, 'yellow']) {
      await lookFirst(page)
      await say(page, words, `river apple tiger ${word}`)
      await expect(page).toHaveURL(new RegExp(`-${word}$`))
      await page.goBack()
    }
    await lookFirst(page)
    await say(page, words, 'river apple tiger year')
    await expect(page.getByText(words.words.tooOften)).toBeVisible()
    return page
  },
}
