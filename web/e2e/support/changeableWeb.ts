import {
  createServer,
  type IncomingHttpHeaders,
  request,
  type Server,
} from 'node:http'
import { text } from 'node:stream/consumers'

import { freePort } from './freePort'
import type { OwnApi } from './ownApi'

/** The web server, behind a proxy that can be cut off and can change files. */
export interface ChangeableWeb {
  /** makes Chromium use the proxy, for the pages and for the test's own api */
  readonly arg: string
  /** makes Firefox use the proxy, for the web server only */
  readonly preferences: Record<string, string | number | boolean>
  cut(): Promise<void>
  mend(): Promise<void>
  /** changes a file as a new build would */
  append(path: string, more: string): void
  /**
   * makes requests fail: `reset` closes the connection, `gone` answers with
   * 404; null for `paths` restores all files
   */
  fail(paths: RegExp | null, how?: 'reset' | 'gone'): void
}

const web = { host: 'localhost', port: 8910 }

const functions = '/.redwood/functions'

/**
 * @param api answers requests to /.redwood/functions in place of the api on
 *   port 9000
 */
export async function changeableWeb(api?: OwnApi): Promise<ChangeableWeb> {
  const serverOf = (url: string) =>
    api && url.startsWith(`${functions}/`)
      ? { host: '127.0.0.1', port: api.port, path: url.replace(functions, '') }
      : { ...web, path: url }
  const port = await freePort()
  const appended = new Map<string, string>()
  let failing: { paths: RegExp; how: 'reset' | 'gone' } | null = null
  let server: Server
  const mend = async () => {
    server = createServer((asked, answer) => {
      const { method } = asked
      // A client that uses this server as a proxy sends the host in the URL.
      const url = asked.url?.replace(/^http:\/\/[^/]+/, '') ?? '/'
      if (failing?.paths.test(url)) {
        if (failing.how === 'reset') return asked.socket.resetAndDestroy()
        return answer.writeHead(404).end()
      }
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
    fail: (paths, how = 'reset') => (failing = paths && { paths, how }),
    preferences: {
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': port,
      'network.proxy.allow_hijacking_localhost': true,
      'network.proxy.no_proxies_on': 'localhost:9000',
    },
  }
}

/** Requests the whole text, without compression or a conditional header. */
function plainly({
  'accept-encoding': _encoding,
  'if-none-match': _etag,
  'if-modified-since': _date,
  ...rest
}: IncomingHttpHeaders): IncomingHttpHeaders {
  return rest
}
