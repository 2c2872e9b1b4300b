import { metrics } from 'src/lib/metrics/metrics'

import type { ServiceState } from './checks/ServiceChecks'

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
