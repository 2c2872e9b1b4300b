// Importing createServer loads .env and .env.defaults, which env reads.
import { createServer } from '@redwoodjs/api-server'

import { env } from 'src/lib/env'
import { logger } from 'src/lib/logger'
import { loggerOptions } from 'src/lib/loggerOptions'
import { closeOnSignal } from 'src/lib/server/closeOnSignal'
import { mountSignalling } from 'src/lib/signalling/mountSignalling'
import { startStatusFeed } from 'src/lib/status/statusFeed'

const start = async () => {
  const server = await createServer({
    logger: loggerOptions,
    fastifyServerOptions: { bodyLimit: 100_000, disableRequestLogging: true },
  })
  mountSignalling(server, {
    allowedOrigins: env.allowedOrigins,
    requireOrigin: env.production,
  })
  startStatusFeed()
  closeOnSignal(server)
  await server.start()
}

start().catch((error: Error) => {
  logger.fatal(error)
  process.exit(1)
})
