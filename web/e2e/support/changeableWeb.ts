import {
  createServer,
  type IncomingHttpHeaders,
  request,
  type Server,
} from 'node:http'
import { text } from 'node:stream/consumers'

import { freePort } from './freePort'
import type { OwnApi } from './ownApi'

/** The web server with something between that can be cut off, or changes a file. */
export interface ChangeableWeb {
  /** makes a browser take this way instead of the direct one, and the own api as well */
  readonly arg: string
  cut(): Promise<void>
  mend(): Promise<void>
  /** as a new build would: what follows the file's own text */
  append(path: string, more: string): void
}

const web = { host: 'localhost', port: 8910 }

const functions = '/.redwood/functions'

/** @param api answers the functions instead of the one on port 9000 */
export async function changeableWeb(api?: OwnApi): Promise<ChangeableWeb> {
  const serverOf = (url: string) =>
    api && url.startsWith(`${functions}/`)
      ? { host: '127.0.0.1', port: api.port, path: url.replace(functions, '') }
      : { ...web, path: url }
  const port = await freePort()
  const appended = new Map<string, string>()
  let server: Server
  const mend = async () => {
    server = createServer((asked, answer) => {
      const { method, url = '/' } = asked
      const more = appended.get(url)
      const headers = more ? plainly(asked.headers) : asked.headers
      const onward = request(
        { ...serverOf(url), method, headers },
        async (from) => {
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
    arg: [
      ...(api ? [`${api.arg}, `] : ['--host-resolver-rules=']),
      `MAP localhost:8910 127.0.0.1:${port}`,
    ].join(''),
    mend,
    cut: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
    append: (path, more) => void appended.set(path, more),
  }
}

/** Asks for the whole text, neither compressed nor only where it has changed. */
function plainly({
  'accept-encoding': _encoding,
  'if-none-match': _etag,
  'if-modified-since': _date,
  ...rest
}: IncomingHttpHeaders): IncomingHttpHeaders {
  return rest
}
