import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { picker } from '../../support/chromium'
import type { Fixtures, Participant } from '../../support/participants'
import { freeze } from '../../support/process'
import { openSource } from '../../support/source'

import type { Words } from './words'

/** Who takes part in a scene; the words are those of the language that all of them speak. */
export interface People {
  words: Words
  /** four words that no other scene has at the same time */
  id: string
  /** @returns somebody whose ids are the same at every run */
  person(): Promise<Participant>
  /** the same with a painted tab, which the picker chooses */
  personWithTab(args?: string[]): Promise<Participant>
  /** stops somebody's browser until `thaw` */
  freeze(participant: Participant): Promise<void>
  /** lets all browsers go on, so that they can be closed */
  thaw(): void
}

const env = { FONTCONFIG_FILE: join(__dirname, 'fonts.conf') }

export function people(
  launch: Fixtures['launch'],
  words: Words,
  id: string
): People {
  const frozen: (() => void)[] = []
  const person = async (args: string[] = []) => {
    const participant = await launch({
      args: [...args, '--font-render-hinting=none'],
      env,
      context: { locale: words.locale, viewport: { width: 1280, height: 800 } },
    })
    await useIds(participant.page, id)
    return participant
  }
  return {
    words,
    id,
    person,
    personWithTab: async (args = [picker.choosesTheTab]) => {
      const participant = await person(args)
      await openSource(participant.context)
      await participant.page.bringToFront()
      return participant
    },
    freeze: async ({ browser }) => {
      frozen.push(await freeze(browser))
    },
    thaw: () => frozen.forEach((thaw) => thaw()),
  }
}

/** As after a reload of a tab that had this id. */
async function useIds(page: Page, id: string): Promise<void> {
  await page.addInitScript((id) => {
    for (const role of ['viewer', 'sharer']) {
      const key = `kinscreen.${role}`
      const token = crypto.randomUUID().replaceAll('-', '')
      const identity = { id: `${id}-${role}`, token, share: null }
      const isThere = sessionStorage.getItem(key) !== null
      if (!isThere) sessionStorage.setItem(key, JSON.stringify(identity))
    }
  }, id)
}
