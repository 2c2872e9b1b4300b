import { cuttableWay } from './support/cuttable'
import {
  expectOutcome,
  expectSharing,
  openReceivePage,
  outage,
  share,
  status,
} from './support/flows'
import { ownApi } from './support/ownApi'
import { expect, test } from './support/participants'
import { expectMovingPicture, expectTheSharedScreen } from './support/picture'

test('a page that cannot reach the server says so, and recovers by itself', async ({
  launch,
  allowConsole,
}) => {
  allowConsole(outage)
  const way = await cuttableWay()
  await way.cut()
  const { page } = await launch({ args: [way.arg] })
  await page.goto('/receive')
  await expectOutcome(page, "We're having trouble connecting to the network")

  await way.mend()
  await expect(status(page, 'Waiting for them to share')).toBeVisible()
  await openReceivePage(page)
})

test('a page that has lost the server keeps its link, and can be told to retry', async ({
  launch,
  allowConsole,
}) => {
  allowConsole(outage)
  const way = await cuttableWay()
  const { page } = await launch({ args: [way.arg] })
  await page.clock.install()
  const link = await openReceivePage(page)
  await way.cut()
  await expectOutcome(page, "We're having trouble connecting to the network")

  // The page's own next attempt never comes.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1))
  await way.mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('textbox', { name: 'Link to send' })).toHaveValue(
    link
  )
})

test('losing the server never ends a running share [§1 media between browsers]', async ({
  viewer,
  launchSharer,
  allowConsole,
}) => {
  allowConsole(outage)
  const way = await cuttableWay()
  const sharer = await launchSharer({ args: [way.arg] })
  await share(sharer.page, viewer.page)

  await way.cut()
  await expectMovingPicture(viewer.page)
  await expectSharing(sharer.page)
  await way.mend()
  await expectMovingPicture(viewer.page)

  await viewer.page.reload()
  await expectTheSharedScreen(viewer.page)
})

test('an update of the server ends no running share', async ({
  launch,
  launchSharer,
  allowConsole,
}) => {
  allowConsole(outage)
  const api = await ownApi()
  await api.start()
  const viewer = await launch({ args: [api.arg] })
  const sharer = await launchSharer({ args: [api.arg] })
  await share(sharer.page, viewer.page)

  expect(await api.stop()).toBe(0)
  await expectMovingPicture(viewer.page)
  await expectSharing(sharer.page)
  await api.start()
  await expectMovingPicture(viewer.page)

  await viewer.page.reload()
  await expectTheSharedScreen(viewer.page)
  await api.stop()
})
