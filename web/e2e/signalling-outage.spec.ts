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
  'a page that has lost the server keeps its link, and has a button to retry',
  rehearsed(),
  async ({ launch, allowConsole }) => {
    allowConsole(outage)
    const way = await cuttableWay()
    const { page } = await launch({ args: [way.arg] })
    await page.clock.install()
    const link = await openReceivePage(page)
    await way.cut()
    await expectOutcome(page, "We're having trouble connecting to the network")

    // The page's clock stands still, so the page does not retry by itself.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1))
    await way.mend()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(
      page.getByRole('textbox', { name: 'Link to send' })
    ).toHaveValue(link)
  }
)

test('a network that blocks WebSockets is named, and the connection test identifies it', async ({
  viewer: { page, context },
  allowConsole,
}) => {
  allowConsole(outage)
  await context.addInitScript(() => {
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL) {
        // Connects to a port on which nothing listens.
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

/** A person would not wait longer, but phone instead. */
const soon = { timeout: 10_000 }

test('a helper whose connection has died unnoticed can still be reached', async ({
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
  'a sharer whose connection has died unnoticed still reaches the helper',
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
  'a helper who returns to the page can be reached, because the page checks its connection at once',
  rehearsed(),
  async ({ launch, sharer }) => {
    const way = await cuttableWay()
    const viewer = await launch({ args: [way.arg] })
    const link = await openReceivePage(viewer.page)
    await sharer.page.goto(link)
    // Stops the timers, as in a background tab of a phone.
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
  'an update of the server does not end a running share',
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
