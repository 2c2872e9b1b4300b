import type { ServiceChecks, ServiceState } from './checks/ServiceChecks'

/** What the installation leans on, besides this process. */
export interface Services {
  redis: ServiceState
  relay: ServiceState
  /** The earliest end of a certificate of the pages; null where none is known. */
  certificateEndsAt: Date | null
}

interface ServicesDependencies {
  checks: Pick<ServiceChecks, 'relay' | 'certificateEndsAt'>
  usesRedis: boolean
  /** Does Redis take what is written? */
  redisAnswers: () => Promise<boolean>
}

/** @returns what is known of the services now */
export async function readServices({
  checks: { relay, certificateEndsAt },
  usesRedis,
  redisAnswers,
}: ServicesDependencies): Promise<Services> {
  if (!usesRedis) return { redis: 'off', relay, certificateEndsAt }
  const redis = (await redisAnswers()) ? 'works' : 'fails'
  return { redis, relay, certificateEndsAt }
}
