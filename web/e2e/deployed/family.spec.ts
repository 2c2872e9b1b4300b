import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { get as getPlain, type IncomingMessage } from 'node:http'
import { get } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { connect } from 'node:tls'
import { createGunzip } from 'node:zlib'

import { selfSignedCertificate } from '../support/certificate'
import { linkToSend, pressShare } from '../support/flows'
import { expect } from '../support/participants'
import { expectMovingPicture, expectTheSharedScreen } from '../support/picture'

import { root } from './support/deployFiles'
import { type Family, startFamily } from './support/family'
import { shareUntilItMoves, test } from './support/meeting'
import { only443 } from './support/only443'
import { pathOver443 } from './support/pathOver443'
import { address, hosts } from './support/values'

let folder: string
let family: Family

// Serial, because the last tests change a certificate.
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kinscreen-family-'))
  // nginx runs as nobody, and connects to a socket in this folder.
  chmodSync(folder, 0o755)
  family = await startFamily(folder)
})

test.afterAll(async () => {
  await family?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a family shares over Caddy, everything on one host name', async ({
  meet,
}) => {
  expect(await shareUntilItMoves(await meet(family))).toMatch(
    /^https:\/\/help\.example\/[a-z]+(?:-[a-z]+){3}#k=[\w-]{22}$/
  )
})

test('a family shares below a path, and the rest of the host is empty', async ({
  meet,
  allowConsole,
}) => {
  allowConsole(/404/)
  const own = mkdtempSync(join(tmpdir(), 'kinscreen-family-'))
  chmodSync(own, 0o755)
  const below = await startFamily(own, '/help')
  try {
    const { viewer, sharer } = await meet(below)
    await viewer.page.goto('/help')
    await expect(viewer.page).toHaveURL('https://help.example/help/')
    await viewer.page.goto('/help/receive')
    const link = await linkToSend(viewer.page)
    expect(link).toMatch(/^https:\/\/help\.example\/help\/[a-z-]+#k=/)
    await sharer.page.goto(link)
    await pressShare(sharer.page)
    await expectTheSharedScreen(viewer.page)
    const outside = await viewer.page.evaluate(async () => {
      const answer = await fetch('/receive')
      return [answer.status, await answer.text()]
    })
    expect(outside).toEqual([404, ''])
    await Promise.all([viewer.browser.close(), sharer.browser.close()])
  } finally {
    await below.stop()
    rmSync(own, { recursive: true, force: true })
  }
})

test('if only port 443 is open, the picture uses it, over TLS to the relay', async ({
  meet,
}) => {
  expect(await pathOver443(meet, family)).toEqual({
    local: 'relay',
    remote: 'relay',
    relayProtocol: 'tls',
  })
})

/**
 * Requests a path without a browser: a browser hides some headers of a host
 * whose certificate errors it ignores.
 */
async function fetched(path: string) {
  const asked = get({
    ...{ host: address, port: family.ports.tls, servername: hosts.web, path },
    headers: { host: hosts.web, 'accept-encoding': 'gzip' },
    rejectUnauthorized: false,
  })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const { headers, statusCode: status } = answer
  const isPacked = headers['content-encoding'] === 'gzip'
  const body = await text(isPacked ? answer.pipe(createGunzip()) : answer)
  return { status, headers, body }
}

test('pages have the headers of headers.json, and are the files that nginx would serve', async () => {
  const headers = JSON.parse(
    readFileSync(join(root, 'deploy', 'headers.json'), 'utf8')
  )
  const inDist = (name: string) =>
    readFileSync(join(root, 'web', 'dist', name), 'utf8')
  for (const [path, file] of [
    ['/', 'index.html'],
    ['/privacy', 'privacy.html'],
    ['/river-apple-tiger-moon', '200.html'],
    ['/from/river-apple-tiger-moon', 'from/:fromUserId.html'],
    ['/no/such/page', '200.html'],
  ] as const) {
    const page = await fetched(path)
    expect(page.status, path).toBe(200)
    expect(page.body, path).toBe(inDist(file))
    expect(page.headers, path).toMatchObject(
      inLowerCase({
        ...headers.everywhere,
        ...headers.web,
        ...headers.behindTls,
      })
    )
    expect(page.headers['content-security-policy']).toContain(
      "frame-ancestors 'none'"
    )
  }
  const [, asset] = /src="(\/assets\/[^"]+)"/.exec(inDist('index.html')) ?? []
  const script = await fetched(asset ?? '')
  expect(script.headers['cache-control']).toBe(
    'public, max-age=31536000, immutable'
  )
  expect(script.headers['content-encoding']).toBe('gzip')
  expect((await fetched('/assets/none-1234567.js')).status).toBe(404)
  const health = await fetched('/.redwood/functions/health')
  expect(JSON.parse(health.body)).toMatchObject({ status: 'ok' })
  expect(health.headers['content-security-policy']).toBe(
    headers.api['Content-Security-Policy']
  )
})

const inLowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])
  )

test('plain HTTP redirects to HTTPS', async () => {
  const asked = getPlain({
    ...{ host: address, port: family.ports.plain, path: '/receive' },
    headers: { host: hosts.web },
  })
  const [plain] = (await once(asked, 'response')) as [IncomingMessage]
  plain.resume()
  expect(plain.statusCode).toBe(308)
  expect(plain.headers.location).toBe(`https://${hosts.web}/receive`)
})

/** Reads the relay's certificate on port 443. */
const relayShows = () =>
  new Promise<string>((resolve, reject) => {
    const socket = connect({
      ...{ host: address, port: family.ports.tls, servername: hosts.relay },
      rejectUnauthorized: false,
    })
    socket.once('error', reject)
    socket.once('secureConnect', () => {
      resolve(socket.getPeerCertificate().fingerprint256)
      socket.destroy()
    })
  })

test('the relay uses a renewed certificate a moment later, and no share ends', async ({
  meet,
}) => {
  const network = await only443(family.ports.tls)
  const people = await meet(family, ...network.args)
  await shareUntilItMoves(people)
  const before = await relayShows()
  const renewed = selfSignedCertificate(folder)
  copyFileSync(renewed.key, family.relayCertificate.key)
  copyFileSync(renewed.cert, family.relayCertificate.cert)
  await expect.poll(relayShows).not.toBe(before)
  await expectMovingPicture(people.viewer.page)
  network.stop()
})

test('the relay restarts with the current certificate', async () => {
  const before = await relayShows()
  await family.restartRelay()
  expect(await relayShows()).toBe(before)
})
