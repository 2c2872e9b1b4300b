import { metrics } from 'src/lib/metrics/metrics'
import {
  fails,
  type Finding,
  neither,
  type ServiceState,
  works,
} from 'src/lib/status/checks/Finding'

/** @param redisAnswers does Redis accept writes? */
export async function checkRedis(
  usesRedis: boolean,
  redisAnswers: () => Promise<boolean>
): Promise<Finding> {
  const name = 'Redis'
  if (!usesRedis) {
    return neither(
      name,
      'off',
      'is not set up, which is right for one instance'
    )
  }
  return (await redisAnswers())
    ? works(name, 'accepts writes')
    : fails(name, 'redis-fails', 'accepts no writes')
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
 * Claims are stored in Redis. `no-store` means that Redis fails. Without a
 * reason, or if the server is only full, claims succeed. Other reasons say
 * nothing about Redis.
 */
function redisState(reason: string | null): ServiceState {
  if (reason === 'no-store') return 'fails'
  return reason === null || reason === 'full' ? 'works' : 'unknown'
}

/**
 * Removes the metric of a service that is off or unknown, because its value
 * could cause a false alert.
 */
function setService(service: string, state: ServiceState): void {
  if (state === 'works') metrics.serviceWorks.set({ service }, 1)
  else if (state === 'fails') metrics.serviceWorks.set({ service }, 0)
  else metrics.serviceWorks.remove({ service })
}
