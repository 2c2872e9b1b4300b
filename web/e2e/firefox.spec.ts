import { picker } from './support/chromium'
import { type Firefox, launchFirefox } from './support/firefox'
import { expectSharing, openReceivePage, pressShare } from './support/flows'
import { test as base } from './support/participants'
import { expectTheFourColours, expectTheSharedScreen } from './support/picture'
import { openSource } from './support/source'
import { type VirtualScreen, virtualScreen } from './support/virtualScreen'

const test = base.extend<{ display: VirtualScreen; firefox: Firefox }>({
  display: async ({}, use) => {
    const display = await virtualScreen()
    await use(display)
    display.close()
  },
  firefox: async ({ display }, use) => {
    const firefox = await launchFirefox(display.env)
    await use(firefox)
    await firefox.browser.close()
  },
})

test('Firefox watches what Chromium shares', async ({
  sharer,
  firefox: { page },
  baseURL,
}) => {
  await page.goto(`${baseURL}/receive`)
  const field = await page.waitForSelector('input[readonly][value^="http"]')
  const link = await field!.evaluate((input) => input.value)

  await sharer.page.goto(link)
  await pressShare(sharer.page)
  await expectSharing(sharer.page)
  await expectTheFourColours(page)
})

test('Chromium watches the screen that Firefox shares', async ({
  viewer,
  firefox: { page },
  display,
  launch,
}) => {
  await page.goto(await openReceivePage(viewer.page))
  const button = await page.waitForSelector('main button')
  await button!.click()

  const painter = await launch({
    headless: false,
    env: display.env,
    args: ['--kiosk', picker.choosesTheTab],
    context: { viewport: null },
  })
  await openSource(painter.context)
  await expectTheSharedScreen(viewer.page)
})
