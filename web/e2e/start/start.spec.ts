import { watchConnections } from '../support/connections'
import { expectSharing, share } from '../support/flows'
import { listens } from '../support/listens'
import { expect, test } from '../support/participants'
import { chosenPath } from '../support/path'
import { expectMovingPicture } from '../support/picture'

import { NpmStart } from './support/npmStart'
import { livingOf } from './support/processes'

let started: NpmStart
let address: string

// Serial, because the last test ends `npm start`.
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  started = new NpmStart()
  address = await started.address()
})

test.afterAll(() => started.kill())

test('the web side and the api answer', async ({ baseURL }) => {
  expect(address).toBe(baseURL)
  const page = await fetch(address)
  expect(await page.text()).toContain('redwood-app')
  const health = await fetch(`${address}/.redwood/functions/health`)
  expect(await health.json()).toMatchObject({ status: 'ok' })
})

test('a screen is shared, and its picture uses the relay that `npm start` runs [§7 STUN and relay]', async ({
  sharer,
  viewer,
}) => {
  for (const { context } of [sharer, viewer]) {
    await watchConnections(context, { relayOnly: true })
  }
  await share(sharer.page, viewer.page)
  await expectSharing(sharer.page)
  await expectMovingPicture(viewer.page)
  expect((await chosenPath(sharer.page))?.local).toBe('relay')
})

test('Ctrl-C ends everything', async () => {
  const processes = started.processes()
  expect(processes.length).toBeGreaterThan(5)
  await started.interrupt()
  await expect.poll(() => livingOf(processes)).toEqual([])
  for (const port of [8910, 9000]) {
    expect(await listens(port)).toBe(false)
  }
})
