import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

// Above what services are known by, and below what Linux gives to clients (ip_local_port_range):
// a client on this machine may otherwise take the port before it is listened on.
const firstPort = 10_000
const lastPort = 32_767

/** A TCP port of 127.0.0.1 that nobody has. */
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
