import type { Page } from '@playwright/test'

import { watchConnections } from './support/connections'
import {
  expectSharing,
  comeToSee,
  openBroadcastPage,
  openReceivePage,
  pressShare,
  share,
  status,
} from './support/flows'
import { expect, type Participant, test } from './support/participants'
import { expectMovingPicture, expectTheSharedScreen } from './support/picture'
import { kill } from './support/process'
import { expectNothingButMessages, received } from './support/receiver'
import { rehearsed } from './support/rehearsed'

// The tests freeze or kill browsers, so each test needs its own browsers.
test.use({ hasOwnBrowsers: true })

const question = 'Someone else has opened your link'

const asked = (page: Page) => page.getByRole('heading', { name: question })

const key = 'kinscreen.viewer'

const identityOf = (page: Page) =>
  page.evaluate((key) => sessionStorage.getItem(key), key)

/**
 * Opens another browser with the identity of this tab.
 *
 * @param knows whether the other browser also has the secret that resumes the
 *   call
 */
async function comesAs(
  launch: () => Promise<Participant>,
  identity: string | null,
  { knows }: { knows: boolean }
): Promise<Participant> {
  const { resumption, ...stranger } = JSON.parse(identity ?? '{}')
  const known = knows ? { ...stranger, resumption } : stranger
  const participant = await launch()
  await watchConnections(participant.context)
  await participant.context.addInitScript(
    ([key, text]) => sessionStorage.setItem(key, text),
    [key, JSON.stringify(known)] as const
  )
  return participant
}

/**
 * A viewer opens the sharer's link and sees the screen. Then the viewer's
 * browser is killed.
 */
async function loseTheViewer(sharer: Page, viewer: Participant) {
  const link = await openBroadcastPage(sharer)
  await comeToSee(viewer.page, link)
  await pressShare(sharer)
  await expectTheSharedScreen(viewer.page)
  const identity = await identityOf(viewer.page)
  await kill(viewer.browser)
  await expect(status(sharer, 'Reconnecting…')).toBeVisible()
  return { link, identity }
}

test('PS32 another person with the link and the id of a disconnected viewer sees nothing until the sharer says yes', async ({
  sharer: { page },
  viewer,
  launch,
}) => {
  const { link, identity } = await loseTheViewer(page, viewer)
  const stranger = await comesAs(launch, identity, { knows: false })
  await stranger.page.goto(link)

  await expect(asked(page)).toBeVisible()
  await expect(
    stranger.page.getByText('They are choosing what to share').first()
  ).toBeVisible()
  await expectNothingButMessages(stranger.page)
  const { pictureBytes } = await received(stranger.page)
  expect(pictureBytes).toBeLessThan(2_000)

  await page.getByRole('button', { name: 'Show them my screen' }).click()
  await expectTheSharedScreen(stranger.page)
  await expectSharing(page)
})

test(
  'PS32 another person is turned away, and the returning viewer sees the screen at once',
  rehearsed(),
  async ({ sharer: { page }, viewer, launch }) => {
    const { link, identity } = await loseTheViewer(page, viewer)
    const stranger = await comesAs(launch, identity, { knows: false })
    await stranger.page.goto(link)
    await expect(asked(page)).toBeVisible()
    await page.getByRole('button', { name: 'Don’t show it' }).click()
    await expect(
      stranger.page.getByRole('heading', { name: 'They didn’t let you in' })
    ).toBeVisible()
    await stranger.browser.close()

    const back = await comesAs(launch, identity, { knows: true })
    await back.page.goto(link)
    await expectTheSharedScreen(back.page)
    await expectSharing(page)
    await expect(asked(page)).toHaveCount(0)
  }
)

test(
  'PS32 a viewer is asked before another sharer replaces a disconnected one',
  rehearsed(),
  async ({ sharer, viewer, launchSharer }) => {
    const link = await share(sharer.page, viewer.page)
    await kill(sharer.browser)
    await expect(status(viewer.page, 'Reconnecting…')).toBeVisible()

    const next = await launchSharer()
    await next.page.goto(link)
    await pressShare(next.page)
    await expect(asked(viewer.page)).toBeVisible()
    await viewer.page.getByRole('button', { name: 'See their screen' }).click()
    await expectTheSharedScreen(viewer.page)
    await expectMovingPicture(viewer.page)
  }
)

test(
  'PS34 a caller who shows nothing gives way to the next one',
  rehearsed(),
  async ({ sharer, viewer, launch }) => {
    const link = await openReceivePage(viewer.page)
    // This caller never chooses a screen, because the picker stays open.
    const idle = await launch({ headless: true, args: [] })
    await idle.page.addInitScript(() => {
      navigator.mediaDevices.getDisplayMedia = () => new Promise(() => {})
    })
    await idle.page.goto(link)
    await pressShare(idle.page)
    await expect(
      viewer.page.getByText('They are choosing what to share').first()
    ).toBeVisible()

    await sharer.page.goto(link)
    await pressShare(sharer.page)
    await expectTheSharedScreen(viewer.page)
    await expectSharing(sharer.page)
  }
)

test(
  'PS34 a viewer can turn a wrong caller away',
  rehearsed(),
  async ({ viewer, launch }) => {
    const link = await openReceivePage(viewer.page)
    const wrong = await launch()
    await wrong.page.addInitScript(() => {
      navigator.mediaDevices.getDisplayMedia = () => new Promise(() => {})
    })
    await wrong.page.goto(link)
    await pressShare(wrong.page)
    await viewer.page
      .getByRole('button', { name: 'I’m expecting someone else' })
      .click()

    await expect(
      viewer.page.getByText('Waiting for them to share').first()
    ).toBeVisible()
    await expect(
      wrong.page.getByRole('heading', {
        name: 'Your helper didn’t accept',
      })
    ).toBeVisible()
  }
)
