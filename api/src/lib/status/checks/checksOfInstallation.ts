import { env } from 'src/lib/env/env'
import { turnCredentials } from 'src/lib/iceServers/turnCredentials'

import { ServiceChecks } from './ServiceChecks'

/** The checks of this installation's services; server.ts starts them. */
export const serviceChecks = new ServiceChecks({
  turnUrls: env.turnUrls,
  turnUser: () =>
    turnCredentials({
      ...{ secret: env.turnSecret, ttlSeconds: env.turnTtlSeconds },
      // A name that no user has, so that these allocations count for no user's
      // quota.
      ...{ now: Date.now(), block: 'the check of the relay' },
    }),
  origins: env.allowedOrigins,
})
