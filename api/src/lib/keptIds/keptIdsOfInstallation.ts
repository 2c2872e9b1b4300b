import { randomBytes } from 'node:crypto'

import { env } from 'src/lib/env/env'

import { KeptIds } from './KeptIds'

/**
 * Those of this installation; null where instances share no secret, so that one
 * would refuse what another has given out.
 */
export const keptIds =
  env.redisUrl !== '' && env.operatorSessionSecret === ''
    ? null
    : new KeptIds(env.operatorSessionSecret || randomBytes(32))
