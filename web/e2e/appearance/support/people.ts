import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { newToken } from 'src/lib/identity/newToken'

import { picker } from '../../support/chromium'
import type {
  Fixtures,
  LaunchOptions,
  Participant,
} from '../../support/participants'
import { freeze } from '../../support/process'
import { openSource } from '../../support/source'

import type { Words } from './words'

/** Who takes part in a scene; the words are those of the language that all of them speak. */
export interface People {
  words: Words
  baseURL: string
  /** four words that no other scene has at the same time */
  id: string
  /** @returns somebody whose ids are the same at every run */
  person(options?: LaunchOptions): Promise<Participant>
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
  { words, id, baseURL }: Pick<People, 'words' | 'id' | 'baseURL'>
): People {
  const frozen: (() => void)[] = []
  const person = async ({ args = [], context }: LaunchOptions = {}) => {
    const participant = await launch({
      args: [...args, '--font-render-hinting=none'],
      env,
      context: {
        locale: words.locale,
        viewport: { width: 1280, height: 800 },
        ...context,
      },
    })
    await useIds(participant.page, id)
    return participant
  }
  return {
    ...{ words, id, baseURL },
    person,
    personWithTab: async (args = [picker.choosesTheTab]) => {
      const participant = await person({ args })
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
  for (const role of ['viewer', 'sharer']) {
    const identity = { id: `${id}-${role}`, token: newToken(), share: null }
    await page.addInitScript(
      ([key, value]) => {
        const isThere = sessionStorage.getItem(key) !== null
        if (!isThere) sessionStorage.setItem(key, value)
      },
      [`kinscreen.${role}`, JSON.stringify(identity)] as const
    )
  }
}
