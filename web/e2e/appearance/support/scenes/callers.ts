import { toSomeone } from '../../../support/flows'
import type { People } from '../people'
import { button, heading } from '../steps'

import type { Scenes } from './Scene'

/** A person who has only four words is asked who has phoned whom. */
async function asked({ words, person }: People) {
  const { page } = await person()
  await page.goto(toSomeone)
  await heading(page, words.caller.question)
  return page
}

async function warned(people: People) {
  const page = await asked(people)
  const { theyCalled, warning } = people.words.caller
  await button(page, theyCalled).click()
  await heading(page, warning)
  return page
}

export const callers: Scenes = {
  'words of somebody who is not known': asked,
  'the caller may be a scammer': warned,
  'a call was ended': async (people) => {
    const page = await warned(people)
    const { stop, stopped } = people.words.caller
    await button(page, stop).click()
    await heading(page, stopped)
    return page
  },
}
