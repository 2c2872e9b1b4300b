import { randomBytes } from 'node:crypto'

import { env } from 'src/lib/env/env'
import { PermanentIds } from 'src/lib/permanentIds/PermanentIds'

/**
 * Null if several instances have no common secret: they would refuse each
 * other's tokens.
 */
export const permanentIds =
  env.redisUrl !== '' && env.operatorSessionSecret === ''
    ? null
    : new PermanentIds(env.operatorSessionSecret || randomBytes(32))
