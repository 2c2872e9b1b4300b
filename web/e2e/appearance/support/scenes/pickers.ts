import { expect } from '@playwright/test'

import { linkToSomeone } from '../../../support/flows'
import { otherBrowsers } from '../../../support/refusals'

import type { Scene, Scenes } from './Scene'

const withPickerOf =
  (browser: keyof typeof otherBrowsers): Scene =>
  async ({ words, person }) => {
    const userAgent = otherBrowsers[browser]
    const { page } = await person({ context: { userAgent } })
    await page.goto(`${linkToSomeone}&name=Anna`)
    const drawing = page.getByRole('img', { name: words.picking.label })
    await expect(drawing).toBeVisible()
    return page
  }

export const pickers: Scenes = {
  'sharer comes with Firefox': withPickerOf('Firefox'),
  'sharer comes with Safari': withPickerOf('Safari'),
}
