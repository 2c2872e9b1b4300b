import type { Page } from '@playwright/test'

import { expectAccessible } from './support/axe'
import { pressShare, share } from './support/flows'
import { expect, test } from './support/participants'
import { expectTheSharedScreen } from './support/picture'
import { rehearsed } from './support/rehearsed'

const modal = (page: Page, name: string) =>
  page.getByRole('alertdialog', { name })

/**
 * Returns whether the focus is in the modal, behind it, or in the browser's own
 * interface.
 */
const placeOfFocus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document
    if (!activeElement || activeElement === body) return 'browser'
    return activeElement.closest('[role=alertdialog]') ? 'modal' : 'behind'
  })

for (const [path, name] of [
  ['/no/such/page', 'Page not found'],
  ['/privacy/2', 'Page not found'],
  ['/auth/reset-password', "Can't reset password"],
] as const) {
  test(
    `${path} is a modal that cannot be dismissed [§2 error screen modal]`,
    rehearsed(path === '/privacy/2'),
    async ({ viewer: { page } }) => {
      await page.goto(path)
      await expect(modal(page, name)).toBeVisible()
      await expect(page.getByRole('heading', { name })).toBeFocused()
      await expect(page.getByRole('combobox')).toBeVisible()
      await expectAccessible(page)

      for (let presses = 0; presses < 8; presses++) {
        await page.keyboard.press('Tab')
        expect(await placeOfFocus(page)).not.toBe('behind')
      }
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await page.mouse.click(5, 300)
      await expect(modal(page, name)).toBeVisible()

      await page.getByRole('link', { name: 'Back to the home page' }).click()
      await expect(
        page.getByRole('link', { name: 'Help someone' })
      ).toBeVisible()
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
    }
  )
}

test(
  'the end of a share is shown in a modal until the sharer is back [§2 error screen modal, §4 rejoin]',
  rehearsed(),
  async ({ sharer, viewer: { page } }) => {
    await share(sharer.page, page)
    await sharer.page.getByRole('button', { name: 'Stop sharing' }).click()
    const ending = modal(page, 'The sharer stopped sharing their screen')
    await expect(ending).toBeVisible()
    await expect(ending).toHaveAccessibleDescription(
      'They can share again from the same link.'
    )
    await expectAccessible(page)

    await pressShare(sharer.page)
    await expectTheSharedScreen(page)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  }
)
