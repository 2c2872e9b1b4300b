import { metrics } from 'src/lib/metrics/metrics'
import type { RelayProblem } from 'src/lib/status/checks/checkRelay'
import type {
  ServiceChecks,
  ServiceState,
} from 'src/lib/status/checks/ServiceChecks'

/** The services that the installation depends on, besides this process. */
export interface Services {
  redis: ServiceState
  relay: ServiceState
  /** null unless the relay fails */
  relayProblem: RelayProblem | null
  /** The earliest expiry of the certificates; null while none is known. */
  certificateEndsAt: Date | null
}

interface ServicesDependencies {
  checks: Pick<ServiceChecks, 'relay' | 'relayProblem' | 'certificateEndsAt'>
  usesRedis: boolean
  /** Does Redis accept writes? */
  redisAnswers: () => Promise<boolean>
}

/** @returns the current state of the services */
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

/**
 * Updates the metrics of the services; called each time the metrics are read.
 */
export function measureServices({ reason, usesRedis, relay }: Known): void {
  metrics.ready.set(reason === null ? 1 : 0)
  setService('redis', usesRedis ? redisState(reason) : 'off')
  setService('relay', relay)
}

/**
 * Redis stores the claims, so `no-store` means that Redis fails. A process that
 * is closing does not ask Redis.
 */
function redisState(reason: string | null): ServiceState {
  if (reason === 'no-store') return 'fails'
  return reason === null || reason === 'full' ? 'works' : 'unknown'
}

/**
 * A service that is off or unknown has no metric, because an alert would be
 * false.
 */
function setService(service: string, state: ServiceState): void {
  if (state === 'works') metrics.serviceWorks.set({ service }, 1)
  else if (state === 'fails') metrics.serviceWorks.set({ service }, 0)
  else metrics.serviceWorks.remove({ service })
}

/**
 * Clients of Let's Encrypt renew 30 days before the expiry, so by this time
 * renewals have failed for long.
 */
const soonMs = 14 * 86_400_000

/**
 * The warning about the certificate for the operator.
 * @param endsAt null if it is not known
 * @param nowMs milliseconds since the Unix epoch
 * @returns null if there is nothing to report
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
