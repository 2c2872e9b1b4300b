import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { request } from 'node:https'
import { describe, it } from 'node:test'

import { freePort } from '../setup/ports.mjs'

import { certify } from './certify.mjs'
import { upstream, withFolder } from './deployFiles.mjs'
import { hasNginx, startShippedNginx, withoutIpv6 } from './shippedNginx.mjs'

const host = '127.0.0.1'

/** Imitates an instance: sends its name, and keeps upgraded sockets open. */
async function startInstance(port, status = 200) {
  const name = String(port)
  const server = createServer((_, answer) =>
    answer.writeHead(status, { name }).end()
  )
  server.on('upgrade', (_, socket) =>
    socket.write(
      `HTTP/1.1 101 \r\nUpgrade: websocket\r\nConnection: Upgrade\r\nname: ${name}\r\n\r\n`
    )
  )
  const sockets = new Set()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('close', () => sockets.delete(socket))
  })
  server.listen(port, host)
  await once(server, 'listening')
  return async () => {
    sockets.forEach((socket) => socket.destroy())
    server.close()
    await once(server, 'close')
  }
}

/**
 * Sends a request to the api through nginx.
 *
 * @returns the status, the name of the instance that answered, and the socket
 */
async function ask(port, headers = { connection: 'close' }) {
  const asking = request({
    ...{ port, host, servername: 'api.help.example', agent: false },
    headers: { host: 'api.help.example', ...headers },
    rejectUnauthorized: false,
  }).end()
  const [answer, socket] = await Promise.race([
    once(asking, 'response'),
    once(asking, 'upgrade'),
  ])
  socket?.on('error', () => {})
  answer.resume()
  return {
    status: answer.statusCode,
    name: Number(answer.headers.name),
    socket,
  }
}

const openSocket = (port) =>
  ask(port, { connection: 'Upgrade', upgrade: 'websocket' })

/** @param use called with nginx's port and those of two instances */
const withInstances = (use) =>
  withFolder(async (folder) => {
    certify(folder)
    const ports = [await freePort(), await freePort()]
    const nginx = await startShippedNginx(folder, (text) =>
      upstream.reduce(
        (changed, shipped, index) =>
          changed.replace(`${host}:${shipped}`, `${host}:${ports[index]}`),
        withoutIpv6(text)
      )
    )
    try {
      await use(nginx.port, ports)
    } finally {
      await nginx.stop()
    }
  })

describe(
  'nginx in front of two instances',
  { skip: !hasNginx && 'nginx is not installed' },
  () => {
    it('sends all requests to one instance while the other restarts, and uses the restarted one at once', () =>
      withInstances(async (port, [first, second]) => {
        const stopSecond = await startInstance(second)
        const away = [await openSocket(port), await openSocket(port)]
        const stopFirst = await startInstance(first)
        await stopSecond()
        const back = [await openSocket(port), await openSocket(port)]
        await stopFirst()
        assert.deepEqual(
          [...away, ...back].map(({ name }) => name),
          [second, second, first, first]
        )
      }))

    it('skips an instance that accepts no new clients, and answers 503 if neither accepts any', () =>
      withInstances(async (port, [first, second]) => {
        const stopFirst = await startInstance(first, 503)
        const stopSecond = await startInstance(second)
        const passed = [await ask(port), await ask(port)]
        await stopSecond()
        const stopClosing = await startInstance(second, 503)
        const { status } = await ask(port)
        await stopFirst()
        await stopClosing()
        assert.deepEqual(
          passed.map((answer) => answer.name),
          [second, second]
        )
        assert.equal(status, 503)
      }))

    it('prefers an instance that has just started for WebSockets, until both have the same number', () =>
      withInstances(async (port, [first, second]) => {
        const names = []
        const open = async () => names.push((await openSocket(port)).name)
        const stopSecond = await startInstance(second)
        for (let count = 0; count < 3; count++) await open()
        const stopFirst = await startInstance(first)
        for (let count = 0; count < 3; count++) await open()
        await stopFirst()
        await stopSecond()
        assert.deepEqual(names, [
          ...[second, second, second],
          ...[first, first, first],
        ])
      }))
  }
)
