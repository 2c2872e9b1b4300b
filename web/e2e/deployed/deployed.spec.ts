import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { picker } from '../support/chromium'
import {
  expectOutcome,
  expectSharing,
  openBroadcastPage,
  outage,
  pressShare,
  share,
  status,
} from '../support/flows'
import { expectConsole, openConsole } from '../support/operator'
import {
  expect,
  type LaunchOptions,
  type Participant,
  test,
} from '../support/participants'
import { chosenPath, watchPaths } from '../support/path'
import { expectMovingPicture, expectTheSharedScreen } from '../support/picture'
import { blockUdp } from '../support/relay'
import { openSource } from '../support/source'

import { type Installation, startInstallation } from './support/installation'

// One after the other: the last of them end a part of the installation.
test.describe.configure({ mode: 'serial' })

let folder: string
let installation: Installation

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kinscreen-'))
  installation = await startInstallation(folder)
})

test.afterAll(async () => {
  await installation?.stop()
  rmSync(folder, { recursive: true, force: true })
})

type Launch = (options: LaunchOptions) => Promise<Participant>

/** A sharer and a viewer who reach this installation and no other. */
async function twoPeople(launch: Launch, ...args: string[]) {
  const sharer = await launch({
    args: [...installation.args, ...args, picker.choosesTheTab],
  })
  const viewer = await launch({ args: [...installation.args, ...args] })
  await openSource(sharer.context)
  await sharer.page.bringToFront()
  return { sharer, viewer }
}

test('a share goes over https and wss, pages on one host and api on another', async ({
  launch,
}) => {
  const { sharer, viewer } = await twoPeople(launch)
  const link = await share(sharer.page, viewer.page)
  expect(link).toMatch(/^https:\/\/help\.example\/[a-z]+(?:-[a-z]+){3}$/)
  await expectSharing(sharer.page)
  await expectMovingPicture(viewer.page)
})

test('with UDP blocked the picture goes over the relay', async ({ launch }) => {
  const { sharer, viewer } = await twoPeople(launch, blockUdp)
  await watchPaths(sharer.context)
  await share(sharer.page, viewer.page)
  await expectMovingPicture(viewer.page)
  expect((await chosenPath(sharer.page))?.local).toBe('relay')
})

test('the sharer’s link brings the viewer too, and previews without a script', async ({
  launch,
}) => {
  const { sharer, viewer } = await twoPeople(launch)
  const link = await openBroadcastPage(sharer.page)
  const served = await viewer.page.goto(link)
  expect(await served?.text()).toContain('<title>See a shared screen')
  await pressShare(sharer.page)
  await expectTheSharedScreen(viewer.page)
})

test('the operator signs in at whichever instance answers, and sees live figures', async ({
  launch,
}) => {
  const { viewer: operator } = await twoPeople(launch)
  await openConsole(operator.page)
  await operator.page.reload()
  await expectConsole(operator.page)
  await expect(
    status(operator.page, 'Live updates are interrupted')
  ).toHaveCount(0)
})

test('a malformed address gets the page for unknown addresses', async ({
  launch,
  allowConsole,
}) => {
  allowConsole(/400/)
  const { viewer } = await twoPeople(launch)
  await viewer.page.goto('/%E0%A4%A')
  await expectOutcome(viewer.page, 'Page not found')
})

test('an instance of the api ends in mid-share, and nobody notices', async ({
  launch,
  allowConsole,
}) => {
  allowConsole(outage)
  const { sharer, viewer } = await twoPeople(launch)
  await share(sharer.page, viewer.page)
  await installation.api.kill()
  await expectMovingPicture(viewer.page)

  await viewer.page.reload()
  await expectTheSharedScreen(viewer.page)
  await expectMovingPicture(viewer.page)
})

test('nothing that was written down says who was there', () => {
  const logs = readdirSync(folder).filter((name) => name.endsWith('.log'))
  expect(logs).toContain('kinscreen.log')
  const written = logs.map((name) => readFileSync(join(folder, name), 'utf8'))
  expect(written.join()).not.toMatch(
    /127\.0\.0\.1|peerjs|token|[a-z]+(?:-[a-z]+){3}/
  )
})
