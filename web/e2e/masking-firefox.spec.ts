import { expectText, press } from './support/firefox'
import { test } from './support/firefoxTest'
import { openReceivePage } from './support/flows'
import { paintScreen, withoutHelperWindow } from './support/paintedScreen'
import { expectTheFourColours, expectTheSharedScreen } from './support/picture'
import { rehearsed } from './support/rehearsed'
import { quarters } from './support/source'

const grey = [0x48, 0x48, 0x48]

test(
  'a sharer with Firefox covers a part of the screen, and the page then draws the picture itself',
  rehearsed(),
  async ({ viewer, firefox, display, launch }) => {
    const { page } = firefox
    await withoutHelperWindow(page)
    await page.goto(await openReceivePage(viewer.page))
    await press(page, 'Share my screen')
    await paintScreen(display, launch)
    await expectTheSharedScreen(viewer.page)

    await press(page, 'More')
    await press(page, 'Cover something')
    await press(page, 'Add a box')
    const box = (await page.waitForSelector('aria/Box 1'))!
    await box.focus()
    for (let count = 0; count < 30; count++) {
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowUp')
    }
    await page.keyboard.down('Shift')
    for (let count = 0; count < 20; count++) {
      await page.keyboard.press('ArrowDown')
    }
    await page.keyboard.up('Shift')
    await press(page, 'Show my screen')
    await expectTheFourColours(viewer.page, { ...quarters, topLeft: grey })
    await expectText(page, 'Part of your screen is covered.')

    await press(page, 'More')
    await press(page, 'Change what is covered')
    await press(page, 'Remove box 1')
    await press(page, 'Show my screen')
    await expectTheFourColours(viewer.page)
  }
)
