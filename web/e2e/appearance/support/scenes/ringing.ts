import { expect } from '@playwright/test'

import { giveKeptLink, keptLinks } from '../../../support/givenLink'
import { button } from '../steps'

import type { Scenes } from './Scene'

const [, , annas] = keptLinks
const pin = 'abcdefghijklmnopqrstuA'
const fiveOClock = new Date('2026-11-24T17:05')

/** An arbitrary valid public key (P-256). */
const vapidKey =
  'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'

export const ringing: Scenes = {
  'sharer reads the helper’s answer': async ({ words, person, id }) => {
    const { page } = await person()
    const helperId = `${id}-helper`
    await page.clock.setFixedTime(fiveOClock)
    await page.addInitScript(
      ([helper, ring]) => {
        localStorage.setItem('kinscreen.helpers', JSON.stringify([helper]))
        sessionStorage.setItem('kinscreen.outgoingRing', JSON.stringify(ring))
      },
      [
        { name: 'Anna', id: helperId, pin },
        {
          ...{ helperId, nonce: 'n', push: 'rung', isHeard: false },
          startedAt: fiveOClock.getTime(),
          answer: {
            freeAt: new Date('2026-11-24T18:00').getTime(),
            sentAt: 1,
          },
        },
      ] as const
    )
    await page.goto(`/${helperId}#name=Anna&k=${pin}`)
    await expect(page.getByText(words.ringing.comeBack)).toBeVisible()
    return page
  },
  'helper is rung': async ({ words, person, id }) => {
    const { page } = await person({
      context: { permissions: ['notifications'] },
    })
    await page.clock.setFixedTime(fiveOClock)
    await page.route('**/functions/ring', (route) =>
      route.fulfill({ json: { publicKey: vapidKey } })
    )
    await page.goto('/privacy')
    await giveKeptLink(page, annas)
    await page.evaluate(
      async ([from, heardAt]) => {
        localStorage.setItem('kinscreen.ringMe', 'on')
        await window.putForTest('kinscreen.rings', [
          {
            ...{ nonce: 'n', from, name: 'Dad', heardAt },
            ...{ answer: null, isDelivered: false },
          },
        ])
        await window.putForTest('kinscreen.callers', [
          { tag: 't'.repeat(22), name: 'Dad', helpedAt: heardAt },
        ])
      },
      [`${id}-sharer`, fiveOClock.getTime()] as const
    )
    await page.goto('/receive')
    await expect(page.getByText(words.ringing.needsHelp('Dad'))).toBeVisible()
    await button(page, words.ringing.callers).click()
    await expect(page.getByText(words.ringing.callerHint)).toBeVisible()
    return page
  },
}
