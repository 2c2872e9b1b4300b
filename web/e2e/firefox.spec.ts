import { picker } from './support/chromium'
import { test } from './support/firefoxTest'
import { expectSharing, openReceivePage, pressShare } from './support/flows'
import { expectTheFourColours, expectTheSharedScreen } from './support/picture'
import { openSource } from './support/source'

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
