import { randomBytes } from 'node:crypto'

import { env } from 'src/lib/env/env'
import { PermanentIds } from 'src/lib/permanentIds/PermanentIds'

/**
 * The permanent ids of this installation. Null where instances share no secret,
 * because one would refuse the tokens of another.
 */
export const permanentIds =
  env.redisUrl !== '' && env.operatorSessionSecret === ''
    ? null
    : new PermanentIds(env.operatorSessionSecret || randomBytes(32))
