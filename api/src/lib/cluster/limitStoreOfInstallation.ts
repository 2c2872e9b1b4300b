import { env } from 'src/lib/env/env'

import { LimitStore } from './LimitStore'

/**
 * The secret of the hashes under which addresses are counted in Redis, if
 * neither secret below is set. Such a hash only hides plain addresses. An
 * installation that rings helpers' devices always has `VAPID_PRIVATE_KEY`.
 */
const noSecret = 'kinscreen'

export const limitStore = new LimitStore({
  redisUrl: env.redisUrl,
  secret: env.operatorSessionSecret || env.vapidPrivateKey || noSecret,
})
