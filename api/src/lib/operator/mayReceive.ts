import { env } from 'src/lib/env/env'

import { helperGrants } from './operator'

/**
 * Where helpers sign in, only who has done so may receive a screen.
 * @param grant empty for none
 */
export const mayReceive = (grant: string): boolean =>
  !env.helpersSignIn || helperGrants.isValid(grant)
