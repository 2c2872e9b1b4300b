import { metrics } from 'src/lib/metrics/metrics'
import type { RelayProblem } from 'src/lib/status/checks/checkRelay'
import type {
  ServiceChecks,
  ServiceState,
} from 'src/lib/status/checks/ServiceChecks'

export interface Services {
  redis: ServiceState
  relay: ServiceState
  /** null unless the relay fails */
  relayProblem: RelayProblem | null
  /** The earliest expiry; null while no certificate is known. */
  certificateEndsAt: Date | null
}

interface ServicesDependencies {
  checks: Pick<ServiceChecks, 'relay' | 'relayProblem' | 'certificateEndsAt'>
  usesRedis: boolean
  /** Whether Redis accepts writes. */
  redisAnswers: () => Promise<boolean>
}

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
  /** why new clients are refused; null if they are accepted */
  reason: string | null
  usesRedis: boolean
  relay: ServiceState
}

/** Called whenever the metrics are read. */
export function measureServices({ reason, usesRedis, relay }: Known): void {
  metrics.ready.set(reason === null ? 1 : 0)
  setService('redis', usesRedis ? redisState(reason) : 'off')
  setService('relay', relay)
}

/**
 * Redis stores the claims, so `no-store` means that Redis fails. Other reasons
 * say nothing about Redis.
 */
function redisState(reason: string | null): ServiceState {
  if (reason === 'no-store') return 'fails'
  return reason === null || reason === 'full' ? 'works' : 'unknown'
}

/**
 * There is no metric for a service that is off or unknown: it could cause a
 * false alert.
 */
function setService(service: string, state: ServiceState): void {
  if (state === 'works') metrics.serviceWorks.set({ service }, 1)
  else if (state === 'fails') metrics.serviceWorks.set({ service }, 0)
  else metrics.serviceWorks.remove({ service })
}

/**
 * Let's Encrypt's clients renew 30 days before the expiry. With 14 days left,
 * they have failed for long.
 */
const soonMs = 14 * 86_400_000

/**
 * @param endsAt null if unknown
 * @param nowMs Unix milliseconds
 * @returns null if there is nothing to warn of
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
