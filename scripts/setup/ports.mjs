import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'

import { fromRoot } from './root.mjs'

// These ports are above those of well-known services, and below those that
// Linux assigns to clients (ip_local_port_range): a client could take such a
// port before we listen.
const firstPort = 10_000
const lastPort = 32_767

// Connects instead of binding: if anything answers, the port is taken, whatever
// address the server is bound to.
export const answers = (host, port) =>
  new Promise((resolve) => {
    const socket = connect({ host, port })
    const settle = (answered) => () => {
      socket.destroy()
      resolve(answered)
    }
    socket.once('connect', settle(true)).once('error', settle(false))
  })

export async function isTaken(port) {
  const answered = await Promise.all([
    answers('127.0.0.1', port),
    answers('::1', port),
  ])
  return answered.includes(true)
}

export async function freePort() {
  const port = randomInt(firstPort, lastPort + 1)
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return freePort()
  }
  server.close()
  await once(server, 'close')
  return port
}

export async function redwoodPorts() {
  // `npm run setup` runs before this package is installed.
  const { getConfig } = await import('@redwoodjs/project-config')
  const { web, api } = getConfig(fromRoot('redwood.toml'))
  return { web: Number(web.port), api: Number(api.port) }
}

/** @returns advice if another program uses a port that we need */
export async function takenPortsAdvice() {
  const advice = []
  for (const [side, port] of Object.entries(await redwoodPorts())) {
    if (await isTaken(port)) {
      advice.push(
        `Port ${port}, which the ${side} side needs, is taken by another program.`,
        `Stop that program (\`lsof -i :${port}\` names it) or change the port under [${side}] in redwood.toml.`
      )
    }
  }
  return advice.join('\n')
}
