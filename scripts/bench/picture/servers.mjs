import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

import { turnCredentials } from '../../deploy/turnAllocation.mjs'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const require = createRequire(import.meta.url)
const apiUrl = 'http://localhost:9000'

/**
 * Starts the servers with the production build: the api on 9000, our pages on
 * 8910, and pages of the compared libraries on 8920.
 *
 * @param settings of the api, in addition to those of the benchmark
 * @returns a function that stops the servers
 */
export async function startServers(settings) {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    STUN_URLS: '',
    ALLOWED_ORIGINS: 'http://localhost:8910,http://localhost:8920',
    ...settings,
  }
  const start = (args, cwd) =>
    spawn(process.execPath, args, { cwd, env, stdio: 'ignore' })
  const api = start(['dist/server.js'], `${root}api`)
  const web = start(
    [`${root}node_modules/.bin/rw-web-server`, '--api-proxy-target', apiUrl],
    root
  )
  const others = serveOthers(settings).listen(8920)
  await Promise.all([
    answers(`${apiUrl}/iceServers`),
    answers('http://localhost:8910/'),
  ])
  return async () => {
    others.close()
    others.closeAllConnections()
    await Promise.all([api, web].map((child) => end(child)))
  }
}

async function end(child) {
  const exit = once(child, 'exit')
  child.kill()
  await exit
}

function serveOthers(settings) {
  const relay = relaySignals()
  const page = (name) => [
    'text/html; charset=utf-8',
    readFileSync(new URL(name, import.meta.url)),
  ]
  const library = (name) => [
    'text/javascript',
    readFileSync(require.resolve(name, { paths: [root, `${root}web`] })),
  ]
  const files = new Map([
    ['/peerjs', page('plain.html')],
    ['/peerjs.min.js', library('peerjs/dist/peerjs.min.js')],
    ['/simple-peer', page('simplePeer.html')],
    ['/simplepeer.min.js', library('simple-peer/simplepeer.min.js')],
  ])
  const answer = async (path) => {
    if (path !== '/iceServers') return files.get(path) ?? ['text/plain', '']
    return ['application/json', JSON.stringify(iceServers(settings))]
  }
  return createServer(async (request, response) => {
    if (request.url.startsWith('/signals/')) return relay(request, response)
    const [path] = request.url.split('?')
    const [type, body] = await answer(path)
    response.setHeader('content-type', type)
    response.end(body)
  })
}

/** Answers `/iceServers` as the api answers a page in a call. */
function iceServers({ TURN_URLS: urls, TURN_SECRET: secret }) {
  if (!urls) return { iceServers: [] }
  const credentials = turnCredentials({
    ...{ secret, ttlSeconds: 600, now: Date.now(), block: 'bench' },
  })
  return { iceServers: [{ urls, ...credentials }] }
}

async function answers(url) {
  for (;;) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/**
 * A minimal signalling server for a library that has none: `POST /signals/:id`
 * sends to the page that listens to the events of `GET /signals/:id`.
 */
function relaySignals() {
  const listeners = new Map()
  return async (request, response) => {
    if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.flushHeaders()
      listeners.set(request.url, response)
      return
    }
    const signal = await text(request)
    listeners.get(request.url)?.write(`data: ${signal}\n\n`)
    response.end()
  }
}
