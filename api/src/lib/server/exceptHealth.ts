import type { onRequestAsyncHookHandler } from 'fastify'

import { routeName } from './routeName'

/** The same hook, but never in the way of whoever asks whether all is well. */
export const exceptHealth = (
  hook: onRequestAsyncHookHandler
): onRequestAsyncHookHandler =>
  async function (request, reply) {
    return routeName(request.url) === 'health'
      ? undefined
      : hook.call(this, request, reply)
  }
