import { env } from 'src/lib/env/env'

import { ServiceChecks } from './ServiceChecks'

/** Those of what this installation leans on; server.ts starts them. */
export const serviceChecks = new ServiceChecks({
  turnUrls: env.turnUrls,
  origins: env.allowedOrigins,
})
