import type { Page } from '@playwright/test'

import { button, lookFirst } from './flows'
import { expect } from './participants'
import { stepsPanel } from './steps'

/** Texts of the helper window, in the sharer's language. */
export interface GuideWords {
  stepOf: (number: number, count: number) => string
  done: string
  notFound: string
  told: string
  picture: string
  finished: string
}

type Answer = 'by mouse' | 'by key' | 'after a search'

const answers: readonly Answer[] = ['by mouse', 'after a search', 'by key']

/**
 * The sharer follows the steps in the helper window, and says once that a step
 * cannot be found. The helper's page must always show the current step.
 *
 * @param steps texts that the sharer reads
 */
export async function followSteps(
  panel: Page,
  helper: Page,
  words: GuideWords,
  steps: readonly string[]
): Promise<void> {
  const list = stepsPanel(helper)
  const item = (number: number) => list.getByRole('listitem').nth(number - 1)
  const done = button(panel, words.done)

  for (const [at, step] of steps.entries()) {
    const number = at + 1
    const answer = answers[at % answers.length]!
    const name = words.stepOf(number, steps.length)
    await expect(panel.getByText(name, { exact: true })).toBeVisible()
    await expect(panel.getByText(step, { exact: true })).toBeVisible()
    await expect(panel.getByRole('img', { name: words.picture })).toBeVisible()
    await expect(item(number)).toContainText('They’re here now')
    await expect(list.getByText('They’re here now')).toHaveCount(1)
    await expect(list.getByText('Done', { exact: true })).toHaveCount(at)

    if (answer === 'after a search') await searchByKey(panel, words)
    const isSought = item(number).getByText('They can’t find it')
    await expect(isSought).toHaveCount(answer === 'after a search' ? 1 : 0)
    if (answer === 'by mouse') {
      await done.click()
    } else {
      await expect(done).toBeFocused()
      await lookFirst(panel)
      await panel.keyboard.press('Enter')
    }
    await expect(isSought).toHaveCount(0)
    await expect(item(number).getByText('Done', { exact: true })).toBeVisible()
  }
  await expect(panel.getByText(words.finished)).toBeVisible()
  await expect(done).toHaveCount(0)
  await expect(list.getByText('They’re here now')).toHaveCount(0)
}

/** Expects the focus on “Done” before and after the search. */
async function searchByKey(
  panel: Page,
  { done, notFound, told }: GuideWords
): Promise<void> {
  await expect(button(panel, done)).toBeFocused()
  await panel.keyboard.press('Tab')
  await expect(button(panel, notFound)).toBeFocused()
  await panel.keyboard.press('Space')
  await expect(panel.getByText(told)).toBeVisible()
  await panel.keyboard.press('Shift+Tab')
}
