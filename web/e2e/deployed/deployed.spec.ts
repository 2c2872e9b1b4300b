import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { watchConnections } from '../support/connections'
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
import { expect, type Participant, test as base } from '../support/participants'
import { chosenPath } from '../support/path'
import { expectMovingPicture, expectTheSharedScreen } from '../support/picture'
import { blockUdp } from '../support/relay'

import {
  hosts,
  type Installation,
  startInstallation,
} from './support/installation'

let folder: string
let installation: Installation

/** A sharer and a viewer who reach this installation and no other. */
type Meet = (
  ...args: string[]
) => Promise<{ sharer: Participant; viewer: Participant }>

const test = base.extend<{ meet: Meet }>({
  meet: async ({ launch, launchSharer }, use) => {
    await use(async (...more) => {
      const args = [...installation.args, ...more]
      const sharer = await launchSharer({ args })
      return { sharer, viewer: await launch({ args }) }
    })
  },
})

// One after the other: the last of them end a part of the installation.
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kinscreen-'))
  installation = await startInstallation(folder)
})

test.afterAll(async () => {
  await installation?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a share goes over https and wss, pages on one host and api on another', async ({
  meet,
}) => {
  const { sharer, viewer } = await meet()
  const link = await share(sharer.page, viewer.page)
  expect(link).toMatch(/^https:\/\/help\.example\/[a-z]+(?:-[a-z]+){3}$/)
  await expectSharing(sharer.page)
  await expectMovingPicture(viewer.page)
})

test('both hosts are to be asked over TLS only', async ({ meet }) => {
  const { viewer } = await meet()
  for (const host of Object.values(hosts)) {
    const answer = await viewer.page.goto(`https://${host}/health`)
    expect(answer?.headers()['strict-transport-security']).toMatch(/^max-age=/)
  }
})

test('with UDP blocked the picture goes over the relay', async ({ meet }) => {
  const { sharer, viewer } = await meet(blockUdp)
  await watchConnections(sharer.context)
  await share(sharer.page, viewer.page)
  await expectMovingPicture(viewer.page)
  expect((await chosenPath(sharer.page))?.local).toBe('relay')
})

test('the sharer’s link brings the viewer too, and previews without a script', async ({
  meet,
}) => {
  const { sharer, viewer } = await meet()
  const link = await openBroadcastPage(sharer.page)
  const served = await viewer.page.goto(link)
  expect(await served?.text()).toContain('<title>See a shared screen')
  await pressShare(sharer.page)
  await expectTheSharedScreen(viewer.page)
})

test('the operator signs in at whichever instance answers, and sees live figures', async ({
  meet,
}) => {
  const { viewer: operator } = await meet()
  await openConsole(operator.page)
  await operator.page.reload()
  await expectConsole(operator.page)
  await expect(
    status(operator.page, 'Live updates are interrupted')
  ).toHaveCount(0)
})

test('a malformed address gets the page for unknown addresses', async ({
  meet,
  allowConsole,
}) => {
  allowConsole(/400/)
  const { viewer } = await meet()
  await viewer.page.goto('/%E0%A4%A')
  await expectOutcome(viewer.page, 'Page not found')
})

test('an instance of the api ends in mid-share, and nobody notices', async ({
  meet,
  allowConsole,
}) => {
  allowConsole(outage)
  const { sharer, viewer } = await meet()
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
