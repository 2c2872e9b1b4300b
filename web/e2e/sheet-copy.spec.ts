import type { Page } from '@playwright/test'

import { expectAccessible } from './support/axe'
import { button, expectOutcome, status } from './support/flows'
import { panelOf, shareWithAnna } from './support/panel'
import { expect, test } from './support/participants'
import { rehearsed } from './support/rehearsed'
import { paperOf, picturesAreThere } from './support/sheets'
import { chooseTool } from './support/stage'
import { setStep } from './support/steps'

const heldBy = (page: Page) =>
  page.evaluate(() => localStorage.getItem('kinscreen.sheetCount'))

/** The line that says that a sheet stays on the device after a share. */
const stays = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: 'under “My sheets”' })

test(
  'the helper gets a copy of the sheet only with the sharer’s consent, and without an excluded picture',
  rehearsed(),
  async ({ sharer, viewer }) => {
    await shareWithAnna({ sharer, viewer })
    const [helper, parent] = [viewer.page, sharer.page]
    const panel = await panelOf(sharer)
    const ask = button(helper, 'Ask for a copy')
    const wish = panel.getByText('Anna would like a copy of the sheet')

    await test.step('the sharer excludes a picture', async () => {
      await chooseTool(helper, 'Number')
      await setStep(helper, { x: 640, y: 144 }, 'Click here')
      await button(panel, 'Leave this picture out').click()
      await expect(
        panel.getByText('There’s no picture of this step.')
      ).toBeVisible()
      await setStep(helper, { x: 256, y: 360 }, 'Press Enter')
      await expect(ask).toHaveCount(0)
      await button(panel, 'Done').click()
      await expect(
        panel.getByRole('img', { name: /^Picture of the place/ })
      ).toBeVisible()
      await button(panel, 'Keep what we did').click()
      await expect(panel.getByText(/The sheet is kept/)).toBeVisible()
    })

    await test.step('the sharer says no, and nothing is sent', async () => {
      await ask.click()
      await expect(wish).toBeVisible()
      await expectAccessible(parent)
      await button(panel, 'Not now').click()
      await expect(
        status(helper, 'They’d rather not give a copy.')
      ).toBeVisible()
      await expect(wish).toHaveCount(0)
      await expect(ask).toHaveCount(0)
      expect(await heldBy(helper)).toBeNull()
    })

    await test.step('the helper asks again after the sheet has changed, and the sharer says yes', async () => {
      await setStep(helper, { x: 1024, y: 360 }, 'Wait until it’s done')
      await button(panel, 'Keep the new steps, too').click()
      await ask.click()
      await expect(wish).toBeVisible()
      expect(await heldBy(helper)).toBeNull()
      await button(panel, 'Send a copy').click()
      await expect(
        panel.getByText('Your helper gets a copy of the sheet.')
      ).toBeVisible()
      await expect(status(helper, /^You have a copy\./)).toBeVisible()
      await expectAccessible(helper)
    })

    await test.step('both read after the share that they have the sheet', async () => {
      await button(parent, 'Stop sharing').click()
      await expectOutcome(helper, 'The sharer stopped sharing their screen')
      await expect(stays(parent)).toHaveCount(1)
      await expect(stays(helper)).toHaveCount(1)
    })

    await test.step('the copy is a sheet like the original', async () => {
      await helper.goto('/sheets')
      await helper.getByRole('link', { name: /What we did on/ }).click()
      await expect(paperOf(helper).getByRole('listitem')).toHaveCount(3)
      const frame = helper.frames().at(-1)!
      await picturesAreThere(frame)
      // Two steps have a large and a small picture each; the picture of the
      // first step is excluded.
      await expect(paperOf(helper).getByRole('img')).toHaveCount(4)
      expect(await heldBy(parent)).toBe('1')
    })
  }
)
