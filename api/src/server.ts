// Importing createServer loads .env and .env.defaults, which env reads.
import { createServer } from '@redwoodjs/api-server'

import { env } from 'src/lib/env'
import { logger } from 'src/lib/logger'
import { loggerOptions } from 'src/lib/loggerOptions'
import { closeOnSignal } from 'src/lib/server/closeOnSignal'
import { mountSignalling } from 'src/lib/signalling/mountSignalling'

const start = async () => {
  const server = await createServer({
    logger: loggerOptions,
    fastifyServerOptions: { bodyLimit: 100_000, disableRequestLogging: true },
  })
  mountSignalling(server, {
    allowedOrigins: env.allowedOrigins,
    requireOrigin: env.production,
  })
  closeOnSignal(server)
  await server.start()
}

start().catch((error: Error) => {
  logger.fatal(error)
  process.exit(1)
})
