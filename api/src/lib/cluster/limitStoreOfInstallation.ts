import { env } from 'src/lib/env/env'

import { LimitStore } from './LimitStore'

/**
 * Enough without a secret setting, because the hash only hides what is counted.
 * An installation that rings helpers has a secret.
 */
const noSecret = 'kinscreen'

export const limitStore = new LimitStore({
  redisUrl: env.redisUrl,
  secret: env.operatorSessionSecret || env.vapidPrivateKey || noSecret,
})
