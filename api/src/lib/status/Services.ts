import type { RelayProblem } from './checks/checkRelay'
import type { ServiceChecks, ServiceState } from './checks/ServiceChecks'

/** What the installation leans on, besides this process. */
export interface Services {
  redis: ServiceState
  relay: ServiceState
  /** null unless the relay fails */
  relayProblem: RelayProblem | null
  /** The earliest end of a certificate of the pages; null where none is known. */
  certificateEndsAt: Date | null
}

interface ServicesDependencies {
  checks: Pick<ServiceChecks, 'relay' | 'relayProblem' | 'certificateEndsAt'>
  usesRedis: boolean
  /** Does Redis take what is written? */
  redisAnswers: () => Promise<boolean>
}

/** @returns what is known of the services now */
export async function readServices({
  checks: { relay, relayProblem, certificateEndsAt },
  usesRedis,
  redisAnswers,
}: ServicesDependencies): Promise<Services> {
  const known = { relay, relayProblem, certificateEndsAt }
  if (!usesRedis) return { redis: 'off', ...known }
  return { redis: (await redisAnswers()) ? 'works' : 'fails', ...known }
}
