import {
  expectOutcome,
  expectSharing,
  openReceivePage,
  outage,
  share,
} from './support/flows'
import { type OwnApi, ownApi } from './support/ownApi'
import { type OwnRedis, ownRedis } from './support/ownRedis'
import { expect, test as base } from './support/participants'
import { expectMovingPicture, expectTheSharedScreen } from './support/picture'
import { rehearsed } from './support/rehearsed'

interface Fixtures {
  redis: OwnRedis
  apis: readonly [OwnApi, OwnApi]
}

const test = base.extend<Fixtures>({
  redis: async ({}, use) => {
    const redis = await ownRedis()
    await redis.start()
    await use(redis)
    await redis.kill()
  },
  apis: async ({ redis }, use) => {
    const settings = { REDIS_URL: redis.url }
    const one = await ownApi(settings)
    const two = await ownApi(settings)
    await Promise.all([one.start(), two.start()])
    await use([one, two])
    await Promise.all([one.kill(), two.kill()])
  },
})

test(
  'two people at two instances can share, and no longer need Redis during the share',
  rehearsed(),
  async ({ apis: [one, two], redis, launch, launchSharer }) => {
    const viewer = await launch({ args: [one.arg] })
    const sharer = await launchSharer({ args: [two.arg] })
    await share(sharer.page, viewer.page)
    await expectTheSharedScreen(viewer.page)

    await redis.kill()
    await expectMovingPicture(viewer.page)
    await expectSharing(sharer.page)
    await redis.start()

    await viewer.page.reload()
    await expectTheSharedScreen(viewer.page)
    await expectSharing(sharer.page)
  }
)

test(
  'a restart of a killed instance does not affect a share',
  rehearsed(),
  async ({ apis: [one, two], launch, launchSharer, allowConsole }) => {
    allowConsole(outage)
    const viewer = await launch({ args: [one.arg] })
    const sharer = await launchSharer({ args: [two.arg] })
    await share(sharer.page, viewer.page)

    await two.kill()
    await expectMovingPicture(viewer.page)
    await expectSharing(sharer.page)
    await two.start()
    await viewer.page.reload()
    await expectTheSharedScreen(viewer.page)
  }
)

test(
  'a person who opens the page while Redis is away reads about the network, and gets a link when Redis is back',
  rehearsed(),
  async ({ apis: [one], redis, launch, allowConsole }) => {
    allowConsole(outage)
    await redis.kill()
    const { page } = await launch({ args: [one.arg] })
    await page.goto('/receive')
    await expectOutcome(page, "We're having trouble connecting to the network")

    await redis.start()
    await openReceivePage(page)
    await expect(
      page.getByRole('textbox', { name: 'Link to send' })
    ).toHaveValue(/\/[a-z-]+#k=/)
  }
)
