import type { Server } from 'node:http'

import type { onRequestAsyncHookHandler } from 'fastify'

import { LAMBDA_FUNCTIONS } from '@redwoodjs/api-server/dist/plugins/lambdaLoader'

import { metrics } from 'src/lib/metrics/metrics'

import headers from '../../../../deploy/headers.json'

const otherRoutes = ['graphql', 'peerjs']

/**
 * The first part of the path, if it is a known route. Other paths may contain a
 * person's id, so they are called 'other'.
 */
function routeName(target: string): string {
  const [, name = ''] = /^\/([^/?]*)/.exec(target) ?? []
  return otherRoutes.includes(name) || Object.hasOwn(LAMBDA_FUNCTIONS, name)
    ? name
    : 'other'
}

export const exceptHealth = (
  hook: onRequestAsyncHookHandler
): onRequestAsyncHookHandler =>
  async function (request, reply) {
    return routeName(request.url) === 'health'
      ? undefined
      : hook.call(this, request, reply)
  }

export function measureHttp(server: Server): void {
  server.prependListener('request', ({ url = '' }, response) => {
    const stop = metrics.httpSeconds.startTimer({ route: routeName(url) })
    response.once('close', () => stop({ status: response.statusCode }))
  })
}

/**
 * Redwood 8.9 looks functions up in an object that inherits `constructor` and
 * other names; requests for those would never be answered.
 */
export function nameOnlyFunctions(): void {
  Object.setPrototypeOf(LAMBDA_FUNCTIONS, null)
}

const sent = Object.entries({ ...headers.everywhere, ...headers.api })

/**
 * Keeps browsers from rendering, framing or sniffing any response. Headers
 * about TLS come from the proxy, which terminates TLS.
 */
export function sendSecurityHeaders(server: Server): void {
  server.prependListener('request', (_request, response) => {
    sent.forEach(([name, value]) => response.setHeader(name, value))
  })
}
