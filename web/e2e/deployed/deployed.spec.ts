import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { watchConnections } from '../support/connections'
import {
  expectOutcome,
  openBroadcastPage,
  outage,
  pressShare,
  share,
  status,
} from '../support/flows'
import { expectConsole, openConsole } from '../support/operator'
import { expect } from '../support/participants'
import { chosenPath } from '../support/path'
import { expectMovingPicture, expectTheSharedScreen } from '../support/picture'
import { blockUdp } from '../support/relay'

import { type Installation, startInstallation } from './support/installation'
import { shareUntilItMoves, test } from './support/meeting'
import { only443 } from './support/only443'
import { openSockets } from './support/signallingSockets'
import { hosts } from './support/values'

let folder: string
let installation: Installation

// Serial, because the last tests end parts of the installation.
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kinscreen-'))
  installation = await startInstallation(folder)
})

test.afterAll(async () => {
  await installation?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a share uses https and wss, with the pages on one host and the api on another', async ({
  meet,
}) => {
  expect(await shareUntilItMoves(await meet(installation))).toMatch(
    /^https:\/\/help\.example\/[a-z]+(?:-[a-z]+){3}#k=[\w-]{22}$/
  )
})

test('both hosts answer over TLS only', async ({ meet }) => {
  const { viewer } = await meet(installation)
  for (const host of [hosts.web, hosts.api]) {
    const answer = await viewer.page.goto(`https://${host}/health`)
    expect(answer?.headers()['strict-transport-security']).toMatch(/^max-age=/)
  }
})

test('with UDP blocked, the picture uses the relay', async ({ meet }) => {
  const { sharer, viewer } = await meet(installation, blockUdp)
  await watchConnections(sharer.context)
  await share(sharer.page, viewer.page)
  await expectMovingPicture(viewer.page)
  expect((await chosenPath(sharer.page))?.local).toBe('relay')
})

test('if only port 443 is open, the picture uses it, over TLS to the relay', async ({
  meet,
}) => {
  const network = await only443(installation.ports.tls)
  const { sharer, viewer } = await meet(installation, ...network.args)
  await watchConnections(sharer.context)
  await share(sharer.page, viewer.page)
  await expectMovingPicture(viewer.page)
  const path = await chosenPath(sharer.page)
  network.stop()
  expect(path).toEqual({
    local: 'relay',
    remote: 'relay',
    relayProtocol: 'tls',
  })
  expect(new Set(network.passed)).toEqual(
    new Set(Object.values(hosts).map((host) => `${host}:443`))
  )
})

test('thousands of pages at many addresses are attached at once', async () => {
  const addresses = Array.from({ length: 20 }, (_, at) => `127.1.0.${at + 1}`)
  const tlsPort = installation.ports.tls
  const attempts = await openSockets({ tlsPort, addresses, count: 2_000 })
  const open = attempts.filter(({ socket }) => !socket.closed)
  attempts.forEach(({ socket }) => socket.destroy())
  expect(new Set(attempts.map(({ status }) => status))).toEqual(new Set([101]))
  expect(open).toHaveLength(2_000)
})

test('an address that opens too many sockets is refused further ones', async () => {
  const addresses = ['127.1.1.1']
  const tlsPort = installation.ports.tls
  const attempts = await openSockets({ tlsPort, addresses, count: 420 })
  attempts.forEach(({ socket }) => socket.destroy())
  const withStatus = (wanted: number) =>
    attempts.filter(({ status }) => status === wanted).length
  // Each of the two instances accepts 200 sockets from an address (decision 28).
  expect([withStatus(101), withStatus(429)]).toEqual([400, 20])
})

test('an instance of the api listens on no other address of the machine', async () => {
  const { api: port } = installation.ports
  const connected = (host: string) =>
    once(connect({ host, port }), 'connect').then(
      () => true,
      () => false
    )
  expect(await connected('127.0.0.1')).toBe(true)
  expect(await connected('127.0.0.2')).toBe(false)
})

test('the sharer’s link works for the viewer, and has a preview without scripts', async ({
  meet,
}) => {
  const { sharer, viewer } = await meet(installation)
  const link = await openBroadcastPage(sharer.page)
  const served = await viewer.page.goto(link)
  expect(await served?.text()).toContain('<title>View a shared screen')
  await viewer.page.getByRole('button', { name: 'See their screen' }).click()
  await pressShare(sharer.page)
  await expectTheSharedScreen(viewer.page)
})

test('the operator signs in at any instance, and sees live figures', async ({
  meet,
}) => {
  const { viewer: operator } = await meet(installation)
  await openConsole(operator.page)
  await operator.page.reload()
  await expectConsole(operator.page)
  await expect(
    status(operator.page, 'Live updates aren’t working')
  ).toHaveCount(0)
})

test('a malformed address gets the page for unknown addresses', async ({
  meet,
  allowConsole,
}) => {
  allowConsole(/400/)
  const { viewer } = await meet(installation)
  await viewer.page.goto('/%E0%A4%A')
  await expectOutcome(viewer.page, 'Page not found')
})

test('an instance of the api ends during a share, without an effect', async ({
  meet,
  allowConsole,
}) => {
  allowConsole(outage)
  const { sharer, viewer } = await meet(installation)
  await share(sharer.page, viewer.page)
  await installation.api.kill()
  await expectMovingPicture(viewer.page)

  await viewer.page.reload()
  await expectTheSharedScreen(viewer.page)
  await expectMovingPicture(viewer.page)
})

test('no log contains the ids or addresses of people', () => {
  const logs = readdirSync(folder).filter((name) => name.endsWith('.log'))
  expect(logs).toContain('access.log')
  const written = logs.map((name) => readFileSync(join(folder, name), 'utf8'))
  expect(written.join()).not.toMatch(
    /127\.0\.0\.1|peerjs|token|[a-z]+(?:-[a-z]+){3}/
  )
})
