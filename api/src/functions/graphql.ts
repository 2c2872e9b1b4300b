import { useAPQ } from '@graphql-yoga/plugin-apq'

import { createGraphQLHandler } from '@redwoodjs/graphql-server'

import directives from 'src/directives/**/*.{js,ts}'
import sdls from 'src/graphql/**/*.sdl.{js,ts}'
import services from 'src/services/**/*.{js,ts}'
import subscriptions from 'src/subscriptions/**/*.{js,ts}'

import { authDecoder, getCurrentUser } from 'src/lib/auth'
import { env } from 'src/lib/env/env'
import {
  armorConfig,
  ignoreBrokenCredentials,
  limitQueries,
  logFailures,
  persistedQueries,
} from 'src/lib/graphql/plugins'
import { logger } from 'src/lib/logger'

export const handler = createGraphQLHandler({
  authDecoder,
  getCurrentUser,
  // At other levels, GraphQL logs queries, which may contain anything.
  loggerConfig: { logger: logger.child({}, { level: 'fatal' }), options: {} },
  cors: { origin: [...env.allowedOrigins], credentials: true },
  directives,
  sdls,
  services,
  // The memory of one instance suffices, because each instance publishes the
  // status of all instances.
  realtime: { subscriptions: { subscriptions, store: 'in-memory' } },
  armorConfig,
  extraPlugins: [
    limitQueries(),
    ignoreBrokenCredentials(),
    useAPQ(persistedQueries),
    logFailures(),
  ],
})
