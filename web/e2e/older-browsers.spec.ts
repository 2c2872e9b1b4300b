import type { Page } from '@playwright/test'

import { share, status } from './support/flows'
import { expect, test } from './support/participants'
import {} from './support/picture'

// A page that the test has rewritten is not of this machine for Chromium.
const rewritten = {
  args: [
    '--disable-features=WebRtcHideLocalIpsWithMdns,LocalNetworkAccessChecks',
  ],
}

/** Makes a new browser take the second set of files, as Firefox 59 does. */
const withoutModules = (page: Page) =>
  page.route(/\/[^.]*$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const answer = await route.fetch()
    const html = (await answer.text())
      .replace(/<script[^>]*type="module"[^>]*>[^]*?<\/script>/g, '')
      .replace(/<script nomodule(="")?/g, '<script')
    return route.fulfill({ response: answer, body: html })
  })

test('the second set of files can watch', async ({ launch, sharer }) => {
  const viewer = await launch(rewritten)
  await withoutModules(viewer.page)
  await share(sharer.page, viewer.page)
})

test('the second set of files shows what is prerendered', async ({
  launch,
}) => {
  const { page } = await launch(rewritten)
  await withoutModules(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Help someone' }).click()
  await expect(status(page, 'Waiting for them to share')).toBeVisible()
})

test('what cannot run anything is told which browsers can', async ({
  launch,
}) => {
  const { page } = await launch()
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'RTCPeerConnection')
  })
  await page.route(/assets\/.*\.js$/, (route) =>
    route.fulfill({ body: '', contentType: 'text/javascript' })
  )
  await page.goto('/river-apple-tiger-moon')
  await expect(page.getByRole('alert')).toContainText(
    'Chrome 72, Firefox 59, Safari 11.1 or later'
  )
  await expect(page.getByText('One click and done')).toBeHidden()
  await page.screenshot({ path: '../test-results/too-old.png' })
})
