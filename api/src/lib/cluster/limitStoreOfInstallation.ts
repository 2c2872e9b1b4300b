import { env } from 'src/lib/env/env'

import { LimitStore } from './LimitStore'

/**
 * The hash only hides addresses from Redis, so no real secret is needed. An
 * installation that rings helpers has one.
 */
const noSecret = 'kinscreen'

export const limitStore = new LimitStore({
  redisUrl: env.redisUrl,
  secret: env.operatorSessionSecret || env.vapidPrivateKey || noSecret,
})
