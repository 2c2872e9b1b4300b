import { picker } from './support/chromium'
import {
  expectSharing,
  openReceivePage,
  pressShare,
  status,
} from './support/flows'
import { panelOf } from './support/panel'
import { expect, test as base } from './support/participants'
import { expectTheSharedScreen } from './support/picture'
import { rehearsed } from './support/rehearsed'
import { openSource } from './support/source'
import { type VirtualScreen, virtualScreen } from './support/virtualScreen'

const test = base.extend<{ display: VirtualScreen }>({
  display: async ({}, use) => {
    const display = await virtualScreen()
    await use(display)
    display.close()
  },
})

test('a whole X screen is shared, with all its windows', async ({
  display,
  viewer,
  launch,
}) => {
  const onScreen = { headless: false, env: display.env }
  const sharer = await launch({
    ...onScreen,
    args: [picker.choosesTheScreen],
  })
  await sharer.page.goto(await openReceivePage(viewer.page))

  const other = await launch({
    ...onScreen,
    args: ['--kiosk'],
    context: { viewport: null },
  })
  await pressShare(sharer.page)
  await expectSharing(sharer.page)
  // The helper window would cover a quarter of the captured screen.
  const helperWindow = await panelOf(sharer)
  await helperWindow.close()

  await openSource(other.context)
  await expectTheSharedScreen(viewer.page)
})

test(
  'a cancelled picker resets the page, without an error',
  rehearsed(),
  async ({ display, viewer, launch }) => {
    const link = await openReceivePage(viewer.page)
    const { page } = await launch({ headless: false, env: display.env })
    await page.goto(link)
    await pressShare(page)
    await expect(
      page.getByRole('heading', { name: 'Choose what to show' })
    ).toBeVisible()
    await expect(
      status(viewer.page, 'They are choosing what to share')
    ).toBeVisible()
    const button = page.getByRole('button', { name: 'Share my screen' })
    // Presses Escape until an open picker gets the key; the page ignores the key.
    await expect
      .poll(() => {
        display.press('Escape')
        return button.isVisible()
      })
      .toBe(true)
    await expect(status(viewer.page, 'Waiting for them to share')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Show your screen to your helper'
    )
  }
)
