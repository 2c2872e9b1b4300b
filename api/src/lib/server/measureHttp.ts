import type { Server } from 'node:http'

import { metrics } from 'src/lib/metrics/metrics'

import { routeName } from './routeName'

/** Measures every HTTP request of a server, answered or aborted. */
export function measureHttp(server: Server): void {
  server.prependListener('request', ({ url = '' }, response) => {
    const stop = metrics.httpSeconds.startTimer({ route: routeName(url) })
    response.once('close', () => stop({ status: response.statusCode }))
  })
}
