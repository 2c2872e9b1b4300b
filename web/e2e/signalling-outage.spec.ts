import { cuttableWay } from './support/cuttable'
import {
  button,
  expectOutcome,
  expectSharing,
  openReceivePage,
  outage,
  pressShare,
  share,
  status,
} from './support/flows'
import { ownApi } from './support/ownApi'
import { expect, test } from './support/participants'
import { expectMovingPicture, expectTheSharedScreen } from './support/picture'
import { rehearsed } from './support/rehearsed'

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

test(
  'a page that has lost the server keeps its link, and can be told to retry',
  rehearsed(),
  async ({ launch, allowConsole }) => {
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
    await expect(
      page.getByRole('textbox', { name: 'Link to send' })
    ).toHaveValue(link)
  }
)

test('a network that lets pages through and no WebSocket is named, and the test of the connection singles it out', async ({
  viewer: { page, context },
  allowConsole,
}) => {
  allowConsole(outage)
  await context.addInitScript(() => {
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL) {
        // Nobody listens there.
        super(String(url).replace(/:\d+/, ':9'))
      }
    }
  })
  await page.goto('/receive')
  await expectOutcome(page, 'Your network lets pages through, but not calls')
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Test my connection' }).click()
  const check = await opened

  await expect(
    status(check, 'Your network lets pages through, but not calls')
  ).toBeVisible()
  await expect(
    check.getByRole('listitem').filter({ hasText: 'Our server' })
  ).toContainText('Responds, but nothing gets through')
})

/** A person who waits longer calls by phone. */
const soon = { timeout: 10_000 }

test('a helper whose connection died without a word is reached all the same', async ({
  launch,
  sharer,
}) => {
  const way = await cuttableWay()
  const viewer = await launch({ args: [way.arg] })
  const link = await openReceivePage(viewer.page)
  await sharer.page.goto(link)
  await expect(button(sharer.page, 'Share my screen')).toBeEnabled()

  way.fallSilent()
  await pressShare(sharer.page)
  await expect(viewer.page.getByLabel('Shared screen')).toBeVisible(soon)
  await expectTheSharedScreen(viewer.page)
})

test(
  'a sharer whose connection died without a word reaches the helper all the same',
  rehearsed(),
  async ({ viewer, launchSharer }) => {
    const way = await cuttableWay()
    const sharer = await launchSharer({ args: [way.arg] })
    const link = await openReceivePage(viewer.page)
    await sharer.page.goto(link)
    await expect(button(sharer.page, 'Share my screen')).toBeEnabled()

    way.fallSilent()
    await pressShare(sharer.page)
    await expect(viewer.page.getByLabel('Shared screen')).toBeVisible(soon)
  }
)

test(
  'a helper who looks at the page again is reached: it asks the server at once',
  rehearsed(),
  async ({ launch, sharer }) => {
    const way = await cuttableWay()
    const viewer = await launch({ args: [way.arg] })
    const link = await openReceivePage(viewer.page)
    await sharer.page.goto(link)
    // As in a background tab of a phone: no timer of the page runs.
    await viewer.page.clock.install()
    way.fallSilent()
    await pressShare(sharer.page)
    await viewer.page.evaluate(() => window.dispatchEvent(new Event('online')))
    await viewer.page.clock.runFor(4_000)
    await expect(viewer.page.getByLabel('Shared screen')).toBeVisible(soon)
  }
)

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

test(
  'an update of the server ends no running share',
  rehearsed(),
  async ({ launch, launchSharer, allowConsole }) => {
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
  }
)
