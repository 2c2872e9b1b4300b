import { env } from 'src/lib/env/env'

import { LimitStore } from './LimitStore'

/**
 * Used without a secret in the settings: it only hides which keys are counted.
 * An installation that rings helpers has a secret of its own.
 */
const noSecret = 'kinscreen'

/** Counts the limits that all instances of this installation share. */
export const limitStore = new LimitStore({
  redisUrl: env.redisUrl,
  secret: env.operatorSessionSecret || env.vapidPrivateKey || noSecret,
})
