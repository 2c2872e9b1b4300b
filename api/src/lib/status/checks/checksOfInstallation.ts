import { env } from 'src/lib/env/env'
import { turnCredentials } from 'src/lib/iceServers/turnCredentials'

import { ServiceChecks } from './ServiceChecks'

/** Those of what this installation leans on; server.ts starts them. */
export const serviceChecks = new ServiceChecks({
  turnUrls: env.turnUrls,
  turnUser: () =>
    turnCredentials({
      ...{ secret: env.turnSecret, ttlSeconds: env.turnTtlSeconds },
      // No address of a person, so that nobody's quota counts these.
      ...{ now: Date.now(), block: 'the check of the relay' },
    }),
  origins: env.allowedOrigins,
})
