import { randomBytes } from 'node:crypto'

import { env } from 'src/lib/env/env'
import { PermanentIds } from 'src/lib/permanentIds/PermanentIds'

/**
 * Those of this installation; null where instances share no secret, so that one
 * would refuse what another has given out.
 */
export const permanentIds =
  env.redisUrl !== '' && env.operatorSessionSecret === ''
    ? null
    : new PermanentIds(env.operatorSessionSecret || randomBytes(32))
