import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { openProfile } from './support/chromium'
import { linkToSend, outage, pressShare } from './support/flows'
import { answerTo, keepLink, keyRequired, wordsOf } from './support/keptLink'
import { type OwnApi, ownApi } from './support/ownApi'
import { ownRedis } from './support/ownRedis'
import { expect, test as base } from './support/participants'
import { expectMovingPicture, expectTheSharedScreen } from './support/picture'
import { rehearsed } from './support/rehearsed'

const halfDayMs = 12 * 3_600_000
const halfDays = 4

interface Installation extends Pick<OwnApi, 'arg' | 'url'> {
  restart(): Promise<void>
}

interface Fixtures {
  hasRedis: boolean
  installation: Installation
  /** opens the helper's browser this many half days after the first time */
  openHelper: (halfDay: number) => Promise<Page>
}

const test = base.extend<Fixtures>({
  hasRedis: [false, { option: true }],
  installation: async ({ hasRedis }, use) => {
    const redis = hasRedis ? await ownRedis() : null
    const secret = randomBytes(32).toString('hex')
    const api: OwnApi = await ownApi(
      redis
        ? { REDIS_URL: redis.url, OPERATOR_SESSION_SECRET: secret }
        : // Without a secret setting, each start of the api makes a new secret.
          {}
    )
    await redis?.start()
    await api.start()
    let times = 0
    await use({
      ...{ arg: api.arg, url: api.url },
      restart: async () => {
        await (times++ % 2 ? api.kill() : api.stop())
        await redis?.kill()
        await redis?.start()
        await api.start()
      },
    })
    await api.kill()
    await redis?.kill()
  },
  openHelper: async ({ installation: { arg, url }, baseURL }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'helper-'))
    const startMs = Date.now()
    let close = async () => {}
    await use(async (halfDay) => {
      await close()
      const profile = await openProfile(folder, baseURL, { args: [arg] })
      close = () => profile.close()
      await profile.clock.setSystemTime(startMs + halfDay * halfDayMs)
      // The web server would forward this request to the api of all tests.
      await profile.route('**/functions/keptId', async (route) => {
        const response = await route.fetch({ url: `${url}/keptId` })
        await route.fulfill({ response })
      })
      return profile.newPage()
    })
    await close()
    await rm(folder, { recursive: true })
  },
})

for (const [way, hasRedis] of [
  ['one instance, and a new secret at each start', false],
  ['Redis and a fixed secret', true],
] as const) {
  test.describe(`with ${way}`, rehearsed(), () => {
    test.use({ hasRedis })
    test.describe.configure({ timeout: 300_000 })

    test('a helper’s own link stays the same for two days, in spite of restarts', async ({
      installation,
      openHelper,
      launchSharer,
      allowConsole,
    }) => {
      allowConsole(outage)
      const sharer = await launchSharer({ args: [installation.arg] })
      await sharer.page.goto('/privacy')
      let helper = await openHelper(0)
      const link = await keepLink(helper)
      const id = wordsOf(link)
      for (let halfDay = 1; halfDay <= halfDays; halfDay++) {
        await helper.context().close()
        await installation.restart()
        // The server must ask for the key even before the helper has
        // reconnected.
        expect(await answerTo(sharer.page, id)).toEqual(keyRequired)
        helper = await openHelper(halfDay)
        await helper.goto('/receive')
        expect(await linkToSend(helper)).toBe(link)
        expect(await answerTo(sharer.page, id)).toEqual(keyRequired)
      }

      await sharer.page.goto(link)
      await pressShare(sharer.page)
      await expectTheSharedScreen(helper)
      // The sharer also finds the helper after a restart during a share.
      await installation.restart()
      await expectMovingPicture(helper)
      await sharer.page.reload()
      await pressShare(sharer.page)
      await expectTheSharedScreen(helper)
      await helper.reload()
      await expectTheSharedScreen(helper)
    })
  })
}
