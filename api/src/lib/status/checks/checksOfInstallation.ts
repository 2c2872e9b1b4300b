import { env } from 'src/lib/env/env'
import { logger } from 'src/lib/logger'

import { checksOf } from './checksOf'

/** The checks of this installation. `server.ts` starts the checks. */
export const serviceChecks = checksOf(env, process.env, {
  onProblem: (text) => logger.warn(text),
})
