import { createServer, request, type Server } from 'node:http'
import { text } from 'node:stream/consumers'

import { freePort } from './freePort'

/** The web server with something between that can be cut off, or changes a file. */
export interface ChangeableWeb {
  /** makes a browser take this way instead of the direct one */
  readonly arg: string
  cut(): Promise<void>
  mend(): Promise<void>
  /** as a new build would: what follows the file's own text */
  append(path: string, more: string): void
}

const web = { host: 'localhost', port: 8910 }

export async function changeableWeb(): Promise<ChangeableWeb> {
  const port = await freePort()
  const appended = new Map<string, string>()
  let server: Server
  const mend = async () => {
    server = createServer((asked, answer) => {
      const { method, url = '/', headers } = asked
      const onward = request(
        { ...web, method, path: url, headers },
        async (from) => {
          const more = appended.get(url)
          const { 'content-length': _, ...same } = from.headers
          answer.writeHead(from.statusCode ?? 500, more ? same : from.headers)
          if (more) answer.end((await text(from)) + more)
          else from.pipe(answer)
        }
      )
      onward.on('error', () => answer.destroy())
      asked.pipe(onward)
    })
    await new Promise<void>((resolve) =>
      server.listen(port, '127.0.0.1', resolve)
    )
  }
  await mend()
  return {
    arg: `--host-resolver-rules=MAP localhost:8910 127.0.0.1:${port}`,
    mend,
    cut: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
    append: (path, more) => void appended.set(path, more),
  }
}
