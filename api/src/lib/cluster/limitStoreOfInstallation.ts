import { env } from 'src/lib/env/env'

import { LimitStore } from './LimitStore'

/** Only hides what is counted; an installation that rings has a secret. */
const noSecret = 'kinscreen'

/** For the limits that hold over all instances of this installation. */
export const limitStore = new LimitStore({
  redisUrl: env.redisUrl,
  secret: env.operatorSessionSecret || env.vapidPrivateKey || noSecret,
})
