import { env } from 'src/lib/env/env'
import { turnCredentials } from 'src/lib/iceServers/turnCredentials'

import { ServiceChecks } from './ServiceChecks'

export const serviceChecks = new ServiceChecks({
  turnUrls: env.turnUrls,
  turnUser: () =>
    turnCredentials({
      ...{ secret: env.turnSecret, ttlSeconds: env.turnTtlSeconds },
      // No user has this name, so the check counts for nobody's quota.
      ...{ now: Date.now(), block: 'the check of the relay' },
    }),
  origins: env.allowedOrigins,
})
