import { createServer } from '@redwoodjs/api-server'

import { logger } from 'src/lib/logger'

;(async () => {
  const server = await createServer({ logger })
  await server.start()
})()
