import {
  type APQOptions,
  createInMemoryAPQStore,
} from '@graphql-yoga/plugin-apq'
import type { Plugin } from 'graphql-yoga'

import { RedwoodError } from '@redwoodjs/api'
import type { ArmorConfig } from '@redwoodjs/graphql-server'

import { addressBlock } from 'src/lib/addresses/addressBlock'
import { AddressRate } from 'src/lib/limits/AddressRate'
import { logger } from 'src/lib/logger'
import { metrics } from 'src/lib/metrics/metrics'

/**
 * The limits are twice what the operator console needs. Rejected queries are
 * errors of the client, so they are not logged.
 */
export const armorConfig: ArmorConfig = {
  logErrors: false,
  maxDepth: { n: 6 },
  maxAliases: { n: 4 },
  maxDirectives: { n: 8 },
  maxTokens: { n: 200 },
  costLimit: { maxCost: 500 },
}

const dayMs = 86_400_000

/** Kept small, because strangers can store any query of allowed length. */
export const persistedQueries: APQOptions = {
  store: createInMemoryAPQStore({ max: 100, ttl: dayMs }),
  // In the protocol of persisted queries, "not found" is a step, not an error.
  responseConfig: { forceStatusCodeOk: true },
}

interface ServerContext {
  event?: {
    headers: Record<string, string | undefined>
    requestContext: { identity: { sourceIp: string } }
  }
}

const bearer = /^Bearer \S+$/

/**
 * Redwood 8.9 throws if a request has the header auth-provider and an
 * authorization header that cannot be parsed. Such requests count as not signed
 * in.
 */
export const ignoreBrokenCredentials = (): Plugin => ({
  onRequest({ serverContext }) {
    const headers = (serverContext as ServerContext)?.event?.headers
    if (headers && !bearer.test(headers.authorization ?? '')) {
      delete headers['auth-provider']
    }
  },
})

/**
 * Logs unexpected errors. Invalid queries and missing sign-ins are answered, but
 * not logged.
 */
export const logFailures = (): Plugin => ({
  onPluginInit({ registerContextErrorHandler }) {
    registerContextErrorHandler(({ error }) => {
      logger.error(error, 'A GraphQL request could not be begun.')
    })
  },
  onExecute: () => ({
    onExecuteDone({ result }) {
      const errors = 'errors' in result ? result.errors : undefined
      for (const { originalError } of errors ?? []) {
        if (originalError && !(originalError instanceof RedwoodError)) {
          logger.error(originalError, 'A GraphQL service failed.')
        }
      }
    },
  }),
})

/** The operator console sends only a few queries when it opens. */
const queriesPerMinute = 120

export function limitQueries(): Plugin {
  const rate = new AddressRate(queriesPerMinute)
  return {
    async onRequest({ serverContext, fetchAPI, endResponse }) {
      const { event } = serverContext as ServerContext
      const address = event?.requestContext.identity.sourceIp
      const seconds = await rate.secondsToWait(addressBlock(address))
      if (seconds > 0) {
        metrics.rateLimited.inc({ where: 'graphql' })
        const headers = { 'retry-after': String(seconds) }
        endResponse(new fetchAPI.Response(null, { status: 429, headers }))
      }
    },
  }
}
