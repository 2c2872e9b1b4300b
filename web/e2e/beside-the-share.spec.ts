import type { BrowserContext, Page } from '@playwright/test'

import { expectSharing, openReceivePage, share, status } from './support/flows'
import { expect, test } from './support/participants'
import { expectMovingPicture } from './support/picture'
import { rehearsed } from './support/rehearsed'

const told = 'Something on this page didn’t work. Everything else still does.'

const rejectIn = (page: Page) =>
  page.evaluate(() => void Promise.reject(new Error('of an extension')))

/** Parts of the program that this test takes away, once each of them is wanted. */
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

test('a promise that nobody has caught is told beside a share, and ends it on neither side', async ({
  sharer,
  viewer,
  allowConsole,
}) => {
  allowConsole(/of an extension/)
  await share(sharer.page, viewer.page)
  for (const { page } of [sharer, viewer]) {
    await rejectIn(page)
    await expect(page.getByText(told)).toBeVisible()
  }

  await expectSharing(sharer.page)
  await expectMovingPicture(viewer.page)
})

test(
  'a promise that nobody has caught ends no invitation',
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
  'a share goes on without the parts that cannot be fetched, and gets them when they can',
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
        ...([
          'GuidancePanel',
          'SharerTalk',
          'ChangeOffer',
          'followSending',
          'TransportActivityMonitor',
        ] as const)
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
  'the page waits for what it acts with, and the button works as soon as it is there',
  rehearsed(),
  async ({ sharer, viewer, allowConsole }) => {
    allowConsole(/Failed to (load resource|fetch)|ERR_|dynamically imported/)
    const link = await openReceivePage(viewer.page)
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
