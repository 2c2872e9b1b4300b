import { join } from 'node:path'

import type { BrowserContextOptions, Page } from '@playwright/test'

import { newToken } from 'src/browser/bytes'

import { picker } from '../../support/chromium'
import type {
  Fixtures,
  LaunchOptions,
  Participant,
} from '../../support/participants'
import { freeze } from '../../support/process'
import { openSource } from '../../support/source'

import type { Words } from './words'

interface PersonOptions extends LaunchOptions {
  /** starts a separate browser, because the scene kills it */
  isAlone?: boolean
}

export interface People {
  words: Words
  baseURL: string
  /** peer id: four words that no other scene uses at the same time */
  id: string
  /** opens a browser context whose peer ids are the same in every run */
  person(options?: PersonOptions): Promise<Participant>
  /** a person whose browser selects a painted tab in its screen picker */
  personWithTab(args?: string[]): Promise<Participant>
  /** stops the browser of this person until `thaw` */
  freeze(participant: Participant): Promise<void>
  /** resumes all frozen browsers, because a frozen browser cannot be closed */
  thaw(): void
}

export const plainLetters = {
  args: ['--font-render-hinting=none'],
  env: { FONTCONFIG_FILE: join(__dirname, 'fonts.conf') },
}

interface Browsers {
  launch: Fixtures['launch']
  /** uses the browser that all scenes share */
  join: (context: BrowserContextOptions) => Promise<Participant>
}

export function people(
  browsers: Browsers,
  { words, id, baseURL }: Pick<People, 'words' | 'id' | 'baseURL'>
): People {
  const frozen: (() => void)[] = []
  const person = async ({ args, context, isAlone }: PersonOptions = {}) => {
    const options = {
      locale: words.locale,
      viewport: { width: 1280, height: 800 },
      ...context,
    }
    const { env } = plainLetters
    const participant = await (args || isAlone
      ? browsers.launch({
          args: [...plainLetters.args, ...(args ?? [])],
          ...{ env, context: options },
        })
      : browsers.join(options))
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

/** Stores the peer ids that a page reads after a reload. */
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
