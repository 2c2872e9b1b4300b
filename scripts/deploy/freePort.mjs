import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

// Above well-known services, and below the ports that Linux assigns to clients
// (ip_local_port_range): otherwise a client on this machine might take the port
// before it is used.
const firstPort = 10_000
const lastPort = 32_767

/** An unused TCP port of 127.0.0.1. */
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
