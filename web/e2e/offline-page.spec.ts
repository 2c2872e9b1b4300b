import type { Page } from '@playwright/test'

import { expectAccessible } from './support/axe'
import { changeableWeb, type ChangeableWeb } from './support/changeableWeb'
import {
  button,
  expectSharing,
  mainHeading,
  outage,
  pressShare,
  share,
  status,
} from './support/flows'
import { expect, test as base } from './support/participants'
import { expectMovingPicture, expectTheSharedScreen } from './support/picture'
import { rehearsed } from './support/rehearsed'
import { keptFiles, registrations } from './support/serviceWorker'

const test = base.extend<{ web: ChangeableWeb }>({
  web: async ({}, use) => {
    const web = await changeableWeb()
    await use(web)
    await web.cut()
  },
})

async function stop(page: Page): Promise<void> {
  await button(page, 'Stop sharing').click()
  await expect(status(page, 'You’ve stopped sharing')).toBeVisible()
}

async function shareOnce(sharer: Page, viewer: Page): Promise<void> {
  await share(sharer, viewer)
  await stop(sharer)
  await expect.poll(() => registrations(sharer)).toEqual(['/serviceWorker.js'])
}

const toEveryLanguage = '/river-apple-tiger-moon?lang='

test(
  'a sharer without a network reads the reason, and the page loads once the network is back',
  rehearsed(),
  async ({ web, viewer, launchSharer, allowConsole }) => {
    allowConsole(outage)
    const { page, context } = await launchSharer({ args: [web.arg] })
    await share(page, viewer.page)
    expect(await registrations(page)).toEqual([])
    await stop(page)
    await expect.poll(() => registrations(page)).toEqual(['/serviceWorker.js'])
    await expect.poll(() => keptFiles(page)).toEqual(['/offline.html'])

    await context.setOffline(true)
    await page.goto(`${toEveryLanguage}ar#k=secret`)
    await expect(mainHeading(page)).toHaveText('لا يوجد اتصال بالإنترنت')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await page.goto('/receive')
    await expect(mainHeading(page)).toHaveText(
      'You’re not connected to the internet'
    )
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 256 })
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth)
    ).toBe(320)

    await web.cut()
    await context.setOffline(false)
    await expect(mainHeading(page)).toHaveText(
      'We can’t reach this site right now'
    )
    await web.mend()
    await expect(status(page, 'Waiting for them to share')).toBeVisible()
  }
)

test(
  'a new build is used for the next page, and its service worker disturbs no share',
  rehearsed(),
  async ({ web, viewer, launchSharer }) => {
    const { page, context } = await launchSharer({ args: [web.arg] })
    await shareOnce(page, viewer.page)
    await page.reload()
    await pressShare(page)
    await expectTheSharedScreen(viewer.page)
    const before = await page.evaluate(
      () => navigator.serviceWorker.controller !== null
    )
    expect(before).toBe(true)

    web.append('/serviceWorker.js', '\n// newer')
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      const old = registration.active
      await registration.update()
      await new Promise<void>((resolve) => {
        const look = () =>
          registration.active === old ? setTimeout(look, 20) : resolve()
        look()
      })
    })
    await expectMovingPicture(viewer.page)
    await expectSharing(page)

    web.append('/terms', '<!-- newer -->')
    const next = await context.newPage()
    const answer = await next.goto('/terms')
    expect(await answer?.text()).toContain('<!-- newer -->')
  }
)

test(
  'a browser without service workers shows no error',
  rehearsed(),
  async ({ launchSharer, viewer }) => {
    const { page } = await launchSharer()
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'serviceWorker', { value: undefined })
    )
    await share(page, viewer.page)
    await stop(page)
    await expect(button(page, 'Share my screen')).toBeVisible()
  }
)
