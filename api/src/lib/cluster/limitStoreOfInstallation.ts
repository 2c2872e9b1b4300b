import { env } from 'src/lib/env/env'

import { LimitStore } from './LimitStore'

/**
 * Used when neither secret below is set. The hash then only hides plain
 * addresses from Redis. An installation that rings helpers' devices always has
 * `VAPID_PRIVATE_KEY`.
 */
const noSecret = 'kinscreen'

export const limitStore = new LimitStore({
  redisUrl: env.redisUrl,
  secret: env.operatorSessionSecret || env.vapidPrivateKey || noSecret,
})
