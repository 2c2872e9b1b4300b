import { metrics } from 'src/lib/metrics/metrics'
import type { RelayProblem } from 'src/lib/status/checks/checkRelay'
import type {
  ServiceChecks,
  ServiceState,
} from 'src/lib/status/checks/ServiceChecks'

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

interface Known {
  /** why newcomers are turned away; null where they are not */
  reason: string | null
  usesRedis: boolean
  relay: ServiceState
}

/** Writes into the metrics what is known now, each time that they are read. */
export function measureServices({ reason, usesRedis, relay }: Known): void {
  metrics.ready.set(reason === null ? 1 : 0)
  setService('redis', usesRedis ? redisState(reason) : 'off')
  setService('relay', relay)
}

/** Redis is what holds the claims (`no-store`); nobody is asked while closing. */
function redisState(reason: string | null): ServiceState {
  if (reason === 'no-store') return 'fails'
  return reason === null || reason === 'full' ? 'works' : 'unknown'
}

/** What is off, or not known, is missing: an alert would be untrue. */
function setService(service: string, state: ServiceState): void {
  if (state === 'works') metrics.serviceWorks.set({ service }, 1)
  else if (state === 'fails') metrics.serviceWorks.set({ service }, 0)
  else metrics.serviceWorks.remove({ service })
}

/** Let's Encrypt renews 30 days before the end: by then it has failed for long. */
const soonMs = 14 * 86_400_000

/**
 * What an operator should hear of the certificate.
 * @param endsAt null where it is not known
 * @param nowMs milliseconds since the Unix epoch
 * @returns null where there is nothing to say
 */
export function certificateWarning(
  endsAt: Date | null,
  nowMs: number
): 'certificate-ended' | 'certificate-ends-soon' | null {
  if (endsAt === null) return null
  const leftMs = endsAt.getTime() - nowMs
  if (leftMs <= 0) return 'certificate-ended'
  return leftMs < soonMs ? 'certificate-ends-soon' : null
}
