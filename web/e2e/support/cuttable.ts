import { createServer, connect, type Server, type Socket } from 'node:net'

/** A browser's connection to the api, which the test can cut. */
export interface Cuttable {
  /** makes a browser use this connection */
  readonly arg: string
  cut(): Promise<void>
  /** open sockets stay open but carry nothing; new ones work */
  fallSilent(): void
  mend(): Promise<void>
}

const apiPort = 9000

export async function cuttableWay(): Promise<Cuttable> {
  const sockets = new Set<Socket>()
  let server: Server = forward(sockets)
  const port = await listen(server, 0)
  return {
    arg: `--host-resolver-rules=MAP localhost:${apiPort} 127.0.0.1:${port}`,
    cut: async () => {
      sockets.forEach((socket) => socket.destroy())
      await new Promise((resolve) => server.close(resolve))
    },
    fallSilent: () =>
      sockets.forEach((socket) => {
        socket.unpipe()
        socket.pause()
      }),
    mend: async () => {
      server = forward(sockets)
      await listen(server, port)
    },
  }
}

function forward(sockets: Set<Socket>): Server {
  return createServer((near) => {
    const far = connect(apiPort, 'localhost')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => sockets.delete(one))
    }
  })
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
}
