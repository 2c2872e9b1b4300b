import type { SignallingStatusQuery } from 'types/graphql'

import type { operator } from 'src/i18n/en/operator'

type Services = SignallingStatusQuery['signallingStatus']['services']

export interface ServiceReport {
  name: string
  state: string
  tone: 'well' | 'bad' | 'neutral'
  advice?: string
}

const dayMs = 86_400_000

/**
 * Let's Encrypt clients renew a certificate 30 days before its end. If fewer
 * days than this are left, renewal has been failing for two weeks.
 */
const soonDays = 14

type Texts = typeof operator.console.services

/**
 * @param nowMs milliseconds since the Unix epoch
 * @returns one report each for relay, Redis and certificate
 */
export function serviceReports(
  { relay, relayProblem, redis, certificateEndsAt }: Services,
  nowMs: number,
  texts: Texts
): ServiceReport[] {
  return [
    {
      ...{ name: texts.relay, state: texts[relay], tone: toneOf(relay) },
      advice: {
        fails: texts.relayAdvice[relayProblem ?? 'silent'],
        off: texts.relayOff,
        works: undefined,
        unknown: undefined,
      }[relay],
    },
    {
      ...{ name: texts.redis, state: texts[redis], tone: toneOf(redis) },
      advice: redis === 'fails' ? texts.redisFails : undefined,
    },
    certificateReport(certificateEndsAt ?? null, nowMs, texts),
  ]
}

const toneOf = (state: Services['relay']): ServiceReport['tone'] =>
  (
    ({
      works: 'well',
      fails: 'bad',
      off: 'neutral',
      unknown: 'neutral',
    }) as const
  )[state]

function certificateReport(
  endsAt: string | null,
  nowMs: number,
  texts: Texts
): ServiceReport {
  const name = texts.certificate
  if (endsAt === null) return { name, state: texts.notKnown, tone: 'neutral' }
  const days = Math.floor((Date.parse(endsAt) - nowMs) / dayMs)
  if (days < 0) {
    const advice = texts.certificateEnded
    return { name, state: texts.ended, tone: 'bad', advice }
  }
  const state = texts.daysLeft(days)
  return days < soonDays
    ? { name, state, tone: 'bad', advice: texts.certificateSoon }
    : { name, state, tone: 'well' }
}
