import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import headers from '../../../../../deploy/headers.json'

import {
  checkApi,
  checkClock,
  checkPages,
  checkPlainPort,
} from './checkWebServer'
import { freePort } from './coturn.fixtures'

// A busy machine may take seconds to answer.
jest.setTimeout(30_000)

const patienceMs = 3000

let servers: Server[] = []
let port: number

async function serve(answer: RequestListener): Promise<URL> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
  return new URL(`http://127.0.0.1:${port}`)
}

const closeAll = () => servers.forEach((server) => server.close())

afterEach(() => {
  closeAll()
  servers = []
})

describe('port 80', () => {
  it('leads to https', async () => {
    const url = await serve(({ url: path }, response) =>
      response.writeHead(308, { location: `https://help.example${path}` }).end()
    )
    expect(await checkPlainPort(url, patienceMs, port)).toMatchObject({
      ...{ state: 'works', result: 'leads to https' },
    })
  })

  it('may belong to another web server, or be closed', async () => {
    const url = await serve((_, response) => response.end('It works!'))
    expect(await checkPlainPort(url, patienceMs, port)).toMatchObject({
      ...{ problem: 'port-80-other', result: expect.stringMatching(/200/) },
    })
    expect(
      await checkPlainPort(url, patienceMs, await freePort())
    ).toMatchObject({ problem: 'port-80' })
  })
})

describe('the pages', () => {
  const all = {
    ...{ ...headers.everywhere, ...headers.behindTls, ...headers.web },
    'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
  }
  const page = '<div id="redwood-app"></div>'

  it('answer with all headers that protect them', async () => {
    const url = await serve((_, response) =>
      response.writeHead(200, all).end(page)
    )
    expect(await checkPages(url, patienceMs)).toMatchObject({ state: 'works' })
  })

  it('lack a header, which is named', async () => {
    const { 'Referrer-Policy': _, ...others } = all
    const url = await serve((_, response) =>
      response
        .writeHead(200, { ...others, 'content-security-policy': '' })
        .end(page)
    )
    expect(await checkPages(url, patienceMs)).toMatchObject({
      ...{ problem: 'pages-headers' },
      result: 'lack Referrer-Policy, Content-Security-Policy',
    })
  })

  it('are missing where something else answers, or nothing', async () => {
    const url = await serve((_, response) => response.end('It works!'))
    expect(await checkPages(url, patienceMs)).toMatchObject({
      problem: 'pages-missing',
    })
    closeAll()
    expect(await checkPages(url, patienceMs)).toMatchObject({
      ...{ problem: 'pages-missing', result: 'do not answer' },
    })
  })
})

describe('the health of the api', () => {
  const ask = async (status: number, body: string) => {
    const url = await serve((_, response) =>
      response.writeHead(status).end(body)
    )
    return checkApi(url, patienceMs)
  }

  it('is ok', async () => {
    const body = '{"status":"ok","version":"1.2.3"}'
    expect(await ask(200, body)).toMatchObject({
      ...{ state: 'works', result: 'is ok, version 1.2.3' },
    })
  })

  it.each([
    [503, '{"status":"unavailable","reason":"no-store"}', 'api-no-store'],
    [503, '{"status":"unavailable","reason":"new"}', 'api-missing'],
    [502, '<h1>Bad Gateway</h1>', 'api-missing'],
    [200, 'null', 'api-missing'],
  ])('answers %d %s: %s', async (status, body, problem) => {
    expect(await ask(status, body)).toMatchObject({ problem })
  })
})

describe('the clock', () => {
  const at = async (seconds: number) => {
    const url = await serve((_, response) => response.end())
    return checkClock([url], patienceMs, () => Date.now() + seconds * 1000)
  }

  it('is right, fast or slow', async () => {
    expect(await at(0)).toMatchObject({ state: 'works', result: 'is right' })
    expect(await at(300)).toMatchObject({
      ...{ problem: 'clock', result: 'is about 300 s fast' },
      advice: expect.stringMatching('timedatectl'),
    })
    expect((await at(-3600)).result).toBe('is about 3600 s slow')
  })

  it('is unknown if no server answers', async () => {
    const url = new URL(`http://127.0.0.1:${await freePort()}`)
    expect(await checkClock([url], patienceMs)).toMatchObject({
      state: 'unknown',
    })
  })
})
