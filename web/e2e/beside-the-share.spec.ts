import type { BrowserContext, Page } from '@playwright/test'

import { changeableWeb } from './support/changeableWeb'
import { expectText } from './support/firefox'
import { test } from './support/firefoxTest'
import {
  button,
  expectSharing,
  linkToSend,
  openReceivePage,
  pressShare,
  share,
  status,
} from './support/flows'
import { expect } from './support/participants'
import { expectMovingPicture, expectTheSharedScreen } from './support/picture'
import { rehearsed } from './support/rehearsed'
import { openMore } from './support/stage'

const told = 'Something on this page didn’t work. Everything else still does.'

const rejectIn = (page: Page) =>
  page.evaluate(() => void Promise.reject(new Error('of an extension')))

/**
 * Blocks the JavaScript chunks with these names, and reports when each of them
 * has been requested.
 */
async function withoutFiles(
  context: BrowserContext,
  ...names: [string, ...string[]]
) {
  let isAway = true
  const wanted = new Set<string>()
  await context.route(
    new RegExp(`/assets/(${names.join('|')})-`),
    (route, request) => {
      const isOf = (name: string) => request.url().includes(`/${name}-`)
      wanted.add(names.find(isOf) ?? request.url())
      return isAway ? route.abort('connectionfailed') : route.continue()
    }
  )
  return {
    expectWanted: () =>
      expect.poll(() => [...wanted].sort()).toEqual([...names].sort()),
    bring: () => void (isAway = false),
  }
}

/**
 * Blocks all files, as if a new build had replaced them.
 *
 * @returns a function that returns the number of blocked requests
 */
async function withoutOldFiles(context: BrowserContext): Promise<() => number> {
  let count = 0
  await context.route(/\/assets\//, (route) => {
    count++
    return route.fulfill({ status: 404, body: 'Not found' })
  })
  return () => count
}

const missing = /status of 404|Failed to fetch/

test('a share works on both sides although the files of its build are gone from the host', async ({
  sharer,
  viewer,
  allowConsole,
}) => {
  allowConsole(missing)
  const link = await openReceivePage(viewer.page)
  await sharer.page.goto(link)
  await expect(button(sharer.page, 'Share my screen')).toBeVisible()
  const asked: (() => number)[] = []
  for (const { page, context } of [sharer, viewer]) {
    await page.waitForLoadState('networkidle')
    asked.push(await withoutOldFiles(context))
  }

  await pressShare(sharer.page)
  await expectTheSharedScreen(viewer.page)
  await expectSharing(sharer.page)
  await expect(button(sharer.page, 'Something feels wrong')).toBeVisible()
  await openMore(sharer.page)
  await expect(button(sharer.page, 'Share something else')).toBeVisible()
  await expect(viewer.page.getByRole('radio', { name: 'Point' })).toBeChecked()
  await expect(viewer.page.getByText('(details)')).toBeAttached()
  expect(asked.map((count) => count())).toEqual([0, 0])
})

test('a page of an older build says that there is a new version, and loads it', async ({
  viewer: { page, context },
  allowConsole,
}) => {
  allowConsole(missing)
  await page.goto('/privacy')
  await page.waitForLoadState('networkidle')
  await withoutOldFiles(context)
  await context.route(/:\d+\/$/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<script type="module" src="/assets/index-another.js"></script>',
    })
  )
  await page.getByRole('link', { name: 'Terms' }).click()
  await expect(status(page, 'There is a new version.')).toBeVisible()

  await context.unrouteAll()
  await expect(page.getByRole('heading', { name: 'Terms' })).toBeVisible()
})

test(
  'an unhandled rejection is reported during a share, and ends it on neither side',
  rehearsed(),
  async ({ sharer, viewer, allowConsole }) => {
    allowConsole(/of an extension/)
    await share(sharer.page, viewer.page)
    for (const { page } of [sharer, viewer]) {
      await rejectIn(page)
      await expect(page.getByText(told)).toBeVisible()
    }

    await expectSharing(sharer.page)
    await expectMovingPicture(viewer.page)
  }
)

test(
  'an unhandled rejection does not end an invitation',
  rehearsed(),
  async ({ viewer: { page }, allowConsole }) => {
    allowConsole(/of an extension/)
    const link = await openReceivePage(page)
    await rejectIn(page)

    await expect(page.getByText(told)).toBeVisible()
    await expect(
      page.getByRole('textbox', { name: 'Link to send' })
    ).toHaveValue(link)
  }
)

test(
  'a share goes on without code that cannot be loaded, and loads it once it can',
  rehearsed(),
  async ({ sharer, viewer, allowConsole }) => {
    allowConsole(/Failed to (load resource|fetch)|ERR_|dynamically imported/)
    const away = [
      await withoutFiles(
        viewer.context,
        ...([
          'ConnectionTools',
          'PointingTools',
          'TalkTool',
          'HelperVoice',
        ] as const)
      ),
      await withoutFiles(
        sharer.context,
        ...(['HelperWindow', 'SharerTalk', 'ChangeOffer'] as const)
      ),
    ]
    await share(sharer.page, viewer.page)
    await expectSharing(sharer.page)
    await expectMovingPicture(viewer.page)
    await expect(
      sharer.page.getByRole('button', { name: 'Stop sharing' })
    ).toBeVisible()

    for (const { expectWanted } of away) await expectWanted()
    away.forEach(({ bring }) => bring())
    await expect(viewer.page.getByText('(details)')).toBeAttached()
    await expect(
      viewer.page.getByRole('radio', { name: 'Point' })
    ).toBeChecked()
  }
)

test(
  'both pages wait for the code of their buttons, and work as soon as it has loaded',
  rehearsed(),
  async ({ sharer, viewer, allowConsole }) => {
    allowConsole(/Failed to (load resource|fetch)|ERR_|dynamically imported/)
    const there = await withoutFiles(viewer.context, 'createEngine')
    await viewer.page.goto('/receive')
    await there.expectWanted()
    there.bring()
    const link = await linkToSend(viewer.page)
    const engine = await withoutFiles(sharer.context, 'createEngine')
    await sharer.page.goto(link)
    await expect(
      sharer.page.getByText("We're having trouble connecting to the network")
    ).toBeVisible()
    engine.bring()

    await sharer.page.getByRole('button', { name: 'Share my screen' }).click()
    await expectSharing(sharer.page)
    await expect(status(viewer.page, 'They’ve joined')).toBeAttached()
  }
)

/** After a failed import, Firefox does not request the same URL again. */
for (const how of ['reset', 'gone'] as const) {
  test(
    `a page in Firefox loads the code of its buttons in a second attempt, after a file was ${how}`,
    rehearsed(),
    async ({ startFirefox, baseURL }) => {
      const way = await changeableWeb()
      way.fail(/\/assets\/createEngine-/, how)
      const { page } = await startFirefox(way.preferences)
      await page.goto(`${baseURL}/receive`)
      await expectText(page, "We're having trouble connecting to the network")
      way.fail(null)

      await page.waitForSelector('input[readonly][value^="http"]')
      await way.cut()
    }
  )
}
