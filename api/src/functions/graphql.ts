import { useAPQ } from '@graphql-yoga/plugin-apq'

import { createGraphQLHandler } from '@redwoodjs/graphql-server'

import directives from 'src/directives/**/*.{js,ts}'
import sdls from 'src/graphql/**/*.sdl.{js,ts}'
import services from 'src/services/**/*.{js,ts}'

import { authDecoder, getCurrentUser } from 'src/lib/auth'
import { env } from 'src/lib/env'
import { ignoreBrokenCredentials } from 'src/lib/graphql/ignoreBrokenCredentials'
import { persistedQueries } from 'src/lib/graphql/persistedQueries'
import { realtime } from 'src/lib/graphql/realtime'
import { logger } from 'src/lib/logger'

export const handler = createGraphQLHandler({
  authDecoder,
  getCurrentUser,
  loggerConfig: { logger, options: {} },
  cors: { origin: [...env.allowedOrigins], credentials: true },
  directives,
  sdls,
  services,
  realtime,
  extraPlugins: [ignoreBrokenCredentials(), useAPQ(persistedQueries)],
})
