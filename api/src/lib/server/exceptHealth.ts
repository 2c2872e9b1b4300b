import type { onRequestAsyncHookHandler } from 'fastify'

import { routeName } from './routeName'

/** The same hook, except for health checks. */
export const exceptHealth = (
  hook: onRequestAsyncHookHandler
): onRequestAsyncHookHandler =>
  async function (request, reply) {
    return routeName(request.url) === 'health'
      ? undefined
      : hook.call(this, request, reply)
  }
