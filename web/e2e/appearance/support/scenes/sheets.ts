import { expect } from '@playwright/test'

import { panelOf } from '../../../support/panel'
import { paperOf, seedSheets } from '../../../support/sheets'
import type { People } from '../people'
import { button, watching } from '../steps'

import type { Scenes } from './Scene'

const seeded = [
  { id: '00000000000000aa', title: 'Photos · صور', helperName: 'Anna' },
  { id: '00000000000000bb', title: '2026', helperName: null },
]

async function mySheets({ person }: People) {
  const { page } = await person()
  await page.goto('/privacy')
  await seedSheets(page, seeded)
  await page.goto('/sheets')
  await page.getByRole('link', { name: /^2026/ }).waitFor()
  return page
}

export const sheetScenes: Scenes = {
  'window with a step': async (people) => {
    const { words } = people
    const { sharer, viewer } = await watching(people)
    const { page } = viewer
    await page.getByRole('radio', { name: words.pointing.number }).check()
    const panel = page.getByRole('region', { name: words.steps.heading })
    await expect(panel).toBeVisible()
    await page.getByRole('group', { name: words.viewing.stage }).focus()
    for (let times = 0; times < 5; times++) {
      await page.keyboard.press('ArrowLeft')
    }
    await page.keyboard.press('Enter')
    await button(page, words.steps.phrases['type-here']).click()
    const window = await panelOf(sharer, words.panel.title)
    await expect(
      window.getByText(words.steps.phrases['type-here'])
    ).toBeVisible()
    await expect(
      window.getByRole('img', { name: words.steps.picture })
    ).toBeVisible()
    return window
  },
  'my sheets': mySheets,
  'a sheet': async (people) => {
    const page = await mySheets(people)
    await page.getByRole('link', { name: /Photos/ }).click()
    await expect(paperOf(page).getByRole('listitem')).toHaveCount(2)
    return page
  },
}
