import { env } from 'src/lib/env/env'

import { helperGrants } from './operator'

/**
 * If helpers must sign in, only a signed-in one may receive a screen.
 * @param grant empty for none
 */
export const mayReceive = (grant: string): boolean =>
  !env.helpersSignIn || helperGrants.isValid(grant)
