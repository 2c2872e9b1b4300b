import { once } from 'node:events'
import { connect } from 'node:net'

import { WebSocket } from 'ws'

import { callFrames } from 'src/lib/signallingMessages/frames.fixtures'

import { TestRun } from './server.fixtures'

jest.setTimeout(120_000)

const viewer = 'river-apple-tiger-moon'
const sharer = 'stone-cloud-lemon-otter'
const token = 'very-secret-token'
const grant = 'very-secret-grant'
const address = '203.0.113.77'
const origin = 'https://help.example'
const turnSecret = 'north of somewhere'

async function attach(url: string, id: string, origin?: string) {
  const query = new URLSearchParams({ key: 'peerjs', id, token, grant })
  return new WebSocket(`${url.replace('http', 'ws')}/peerjs?${query}`, {
    headers: { 'x-forwarded-for': address },
    ...(origin && { origin }),
  })
}

/** Requests ICE servers, as a page does when the call is answered. */
async function fetchRelays(url: string) {
  const proof = Buffer.from(`${viewer}:${token}`).toString('base64')
  const answer = await fetch(`${url}/iceServers`, {
    headers: { authorization: `Basic ${proof}`, 'x-forwarded-for': address },
  })
  expect(await answer.text()).toContain('credential')
}

/** Two clients exchange valid and invalid frames; then one of them leaves. */
async function makeCalls(url: string) {
  const ends = [await attach(url, viewer), await attach(url, sharer)]
  const [one, other] = ends as [WebSocket, WebSocket]
  await Promise.all(ends.map((end) => once(end, 'message')))
  // One of the frames contains an IP address.
  for (const [type, frameTo] of Object.entries(callFrames)) {
    const isAnswer = type === 'ANSWER'
    const frame = frameTo(isAnswer ? sharer : viewer, 'mc_birch')
    const [from, to] = isAnswer ? [one, other] : [other, one]
    from.send(JSON.stringify(frame))
    const [relayed] = await once(to, 'message')
    const src = isAnswer ? viewer : sharer
    expect(JSON.parse(String(relayed))).toEqual({ ...frame, src })
  }
  await fetchRelays(url)
  one.send(`not json ${viewer}`)
  one.send(JSON.stringify({ type: viewer, dst: sharer, payload: token }))
  one.send(JSON.stringify({ type: 'LEAVE' }))
  await once(one, 'close')
}

async function ringInVain(url: string) {
  const answer = await fetch(`${url}/ring`, {
    method: 'POST',
    headers: { origin, 'x-forwarded-for': address },
    body: JSON.stringify({
      endpoint: `http://127.0.0.1:9/${token}`,
      payload: Buffer.from(viewer).toString('base64url'),
    }),
  })
  expect(answer.status).toBe(502)
}

async function beRefused(url: string) {
  const foreign = await attach(url, viewer, `https://${viewer}.example`)
  await once(foreign, 'error')
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': address,
    authorization: `Bearer ${token}`,
  }
  for (const [method, path, body] of [
    ['GET', `/peerjs?id=${viewer}&token=${token}`],
    ['GET', `/metrics?id=${viewer}`],
    ['POST', '/operatorSession', JSON.stringify({ passphrase: token })],
    ['POST', `/operatorSession?id=${viewer}`, `{"token":"${token}`],
    ['POST', `/${viewer}`, '{}'],
    ['POST', `/?id=${viewer}`, '{}'],
    ['POST', `/x/${viewer}`, `{"token":"${token}`],
    ['PURGE', `/${viewer}`, '{}'],
  ]) {
    const answer = await fetch(`${url}${path}`, { method, headers, body })
    expect(answer.status).toBeGreaterThanOrEqual(400)
  }
  const raw = connect(Number(new URL(url).port), '127.0.0.1')
  raw.write(`NONSENSE /${viewer}?token=${token}\r\n\r\n`)
  raw.resume()
  await once(raw, 'close')
}

describe('the log of the api process', () => {
  const run = new TestRun(
    {
      LOG_LEVEL: 'trace',
      TRUST_PROXY: '127.0.0.1',
      TURN_URLS: 'turn:turn.help.example',
      TURN_SECRET: turnSecret,
      ALLOWED_ORIGINS: origin,
      VAPID_PRIVATE_KEY: 'newvMkwhIR93TPQFpxfbajTYo6Ugu1dskNVTqOLDtCU',
      PUSH_SERVICES: 'http://127.0.0.1:9',
      METRICS_TOKEN: 'a-token-for-prometheus',
      OPERATOR_PASSPHRASE: 'correct horse battery',
    },
    ['health', 'iceServers', 'metrics', 'operatorSession', 'ring']
  )
  let issued: string
  let logged: string

  beforeAll(async () => {
    const url = await run.url()
    issued = await (await fetch(`${url}/peerjs/id?id=${viewer}`)).text()
    await fetch(`${url}/iceServers`, { headers: { origin: viewer } })
    await makeCalls(url)
    await ringInVain(url)
    await beRefused(url)
    run.child.kill()
    expect(await run.exitCode).toBe(0)
    logged = run.output.replaceAll(url, '')
  })

  it('contains no id, token, address or word of a person', () => {
    const addresses = [address, '127.0.0.1', '192.0.2.1']
    const payload = Buffer.from(viewer).toString('base64url')
    const secrets = [token, grant, turnSecret, payload]
    for (const secret of [viewer, sharer, issued, ...secrets, ...addresses]) {
      expect(logged).not.toContain(secret)
    }
    for (const part of ['river', 'stone', 'birch', 'correct horse']) {
      expect(logged).not.toContain(part)
    }
    // Errors of Node's HTTP parser contain the bytes of the request as numbers.
    expect(logged).not.toContain('rawPacket')
  })

  it('says what went wrong', () => {
    expect(logged).toContain('Function was not found.')
    expect(logged).toContain('client error')
  })

  it('counts events, and refusals by their reason', () => {
    const [summary] = /\{.*"What has been counted\."\}/.exec(logged) ?? ['{}']
    expect(JSON.parse(summary).added).toMatchObject({
      'upgrade-accept': 2,
      'upgrade-403': 1,
      'upgrade-426': 1,
      'message-OFFER': 1,
      'message-ANSWER': 1,
      'message-CANDIDATE': 1,
      'message-dropped': 2,
    })
  })

  it('hints at common mistakes of operators', () => {
    expect(logged).toContain('ALLOWED_ORIGINS')
    expect(logged).toContain('Upgrade and Connection')
  })

  it('says when the process closes', () => {
    expect(logged).toMatch(/"The api is closing\."[^]*"The api has closed\."/)
  })
})
