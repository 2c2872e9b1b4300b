import {
  expectOutcome,
  expectSharing,
  linkToSend,
  openReceivePage,
  outage,
  share,
  status,
} from './support/flows'
import { ownApi } from './support/ownApi'
import { expect, type Participant, test } from './support/participants'
import { expectMovingPicture, expectTheSharedScreen } from './support/picture'
import { freeze } from './support/process'
import { rehearsed } from './support/rehearsed'

// The tests freeze or kill browsers, so each test needs its own browsers.
test.use({ hasOwnBrowsers: true })

/**
 * Freezes a browser until the returned function is called, and waits until the
 * other side is reconnecting.
 */
async function goAway(away: Participant, other: Participant) {
  const thaw = await freeze(away.browser)
  await expect(status(other.page, 'Reconnecting…')).toBeVisible()
  return thaw
}

test(
  'a sharer who was disconnected for a while is back by itself, with the same capture',
  rehearsed(),
  async ({ sharer, viewer }) => {
    await share(sharer.page, viewer.page)

    const thaw = await goAway(sharer, viewer)
    thaw()
    await expect(status(viewer.page, 'Reconnecting…')).toHaveCount(0)
    await expectMovingPicture(viewer.page)
    await expectSharing(sharer.page)
  }
)

test('a viewer who was disconnected for a while gets the picture again', async ({
  sharer,
  viewer,
}) => {
  await share(sharer.page, viewer.page)

  const thaw = await goAway(viewer, sharer)
  thaw()
  await expectSharing(sharer.page)
  await expectTheSharedScreen(viewer.page)
})

test(
  'a viewer who was disconnected when the sharer stopped learns that on return',
  rehearsed(),
  async ({ sharer, viewer }) => {
    await share(sharer.page, viewer.page)

    const thaw = await goAway(viewer, sharer)
    await sharer.page.getByRole('button', { name: 'Stop sharing' }).click()
    await expect(
      sharer.page.getByText('Nobody can see your screen now')
    ).toBeVisible()
    thaw()
    await expectOutcome(viewer.page, 'The sharer stopped sharing their screen')
  }
)

test(
  'a restart of a killed api does not affect a share',
  rehearsed(),
  async ({ launch, launchSharer, allowConsole }) => {
    allowConsole(outage)
    const api = await ownApi()
    await api.start()
    const viewer = await launch({ args: [api.arg] })
    const sharer = await launchSharer({ args: [api.arg] })
    await share(sharer.page, viewer.page)

    await api.kill()
    await expectMovingPicture(viewer.page)
    await expectSharing(sharer.page)
    await api.start()
    await expectMovingPicture(viewer.page)

    await viewer.page.reload()
    // Attempts to reach an absent server are up to ten seconds apart.
    await expect(viewer.page.getByLabel('Shared screen')).toBeVisible({
      timeout: 40_000,
    })
    await expectTheSharedScreen(viewer.page)
    await api.kill()
  }
)

test(
  'a helper who returns from another page has the same link',
  rehearsed(),
  async ({ viewer: { page } }) => {
    const link = await openReceivePage(page)
    await page.getByRole('link', { name: 'Kinscreen, home page' }).click()
    await expect(page).toHaveURL('/')
    await page.goBack()
    expect(await linkToSend(page)).toBe(link)
  }
)
