import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import { WebSocketServer } from 'ws'

import { temporaryFolder } from './deployFiles.mjs'

const host = '127.0.0.1'

/**
 * A command that runs with its own /etc/hosts, the file `hosts` of a folder:
 * there, the host names of the shipped settings have addresses.
 */
export const withHosts = (folder, command) => [
  ...['unshare', '--mount', 'sh', '-ec'],
  `mount --bind ${folder}/hosts /etc/hosts; exec ${command}`,
]

/** Whether this machine permits mount namespaces, which need root. */
export function canHaveNamespaces() {
  const { folder, remove } = temporaryFolder()
  try {
    writeFileSync(join(folder, 'hosts'), '')
    const [program, ...args] = withHosts(folder, 'true')
    execFileSync(program, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  } finally {
    remove()
  }
}

/** Imitates the api: answers `/health`, and sends OPEN to each WebSocket. */
export async function startStandInApi() {
  const server = createServer((_, response) =>
    response.end('{"status":"ok","version":"1.2.3"}')
  ).listen(0, host)
  await once(server, 'listening')
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket) => socket.send('{"type":"OPEN"}'))
  const close = () => {
    sockets.clients.forEach((client) => client.terminate())
    server.close()
    server.closeAllConnections()
  }
  return { port: server.address().port, close }
}

export async function startRedis(folder) {
  const socket = join(folder, 'redis.sock')
  const options = ['--port', '0', '--save', '', '--dir', folder]
  const child = spawn('redis-server', [...options, '--unixsocket', socket], {
    stdio: 'ignore',
  })
  while (!existsSync(socket)) await delay(20)
  return { url: socket, stop: () => child.kill('SIGKILL') }
}
