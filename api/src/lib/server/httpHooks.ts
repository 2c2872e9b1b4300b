import type { Server } from 'node:http'

import type { onRequestAsyncHookHandler } from 'fastify'

import { LAMBDA_FUNCTIONS } from '@redwoodjs/api-server/dist/plugins/lambdaLoader'

import { metrics } from 'src/lib/metrics/metrics'

import headers from '../../../../deploy/headers.json'

const otherRoutes = ['graphql', 'peerjs']

/**
 * The name of the handler of a request: a function, GraphQL or signalling. Any
 * other path may contain a person's id, so it is called 'other'.
 */
function routeName(target: string): string {
  const [, name = ''] = /^\/([^/?]*)/.exec(target) ?? []
  return otherRoutes.includes(name) || Object.hasOwn(LAMBDA_FUNCTIONS, name)
    ? name
    : 'other'
}

/** Wraps a hook so that it skips health checks. */
export const exceptHealth = (
  hook: onRequestAsyncHookHandler
): onRequestAsyncHookHandler =>
  async function (request, reply) {
    return routeName(request.url) === 'health'
      ? undefined
      : hook.call(this, request, reply)
  }

/**
 * Measures every HTTP request of a server, whether it is answered or aborted.
 */
export function measureHttp(server: Server): void {
  server.prependListener('request', ({ url = '' }, response) => {
    const stop = metrics.httpSeconds.startTimer({ route: routeName(url) })
    response.once('close', () => stop({ status: response.statusCode }))
  })
}

/**
 * Redwood 8.9 looks functions up in an object that inherits `constructor` and
 * other names. Requests for those names would never be answered.
 */
export function nameOnlyFunctions(): void {
  Object.setPrototypeOf(LAMBDA_FUNCTIONS, null)
}

const sent = Object.entries({ ...headers.everywhere, ...headers.api })

/**
 * Sends headers that keep browsers from rendering, framing or sniffing any
 * response. The proxy terminates TLS, so it adds the headers about TLS.
 */
export function sendSecurityHeaders(server: Server): void {
  server.prependListener('request', (_request, response) => {
    sent.forEach(([name, value]) => response.setHeader(name, value))
  })
}
