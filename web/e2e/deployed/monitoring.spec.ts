import { execFileSync } from 'node:child_process'

import { expect } from '../support/participants'

import { shareUntilItMoves, test } from './support/meeting'
import {
  dashboardQuestions,
  type Prometheus,
  startPrometheus,
} from './support/prometheus'

async function answers(prometheus: Prometheus) {
  const found: Record<string, number> = {}
  for (const question of dashboardQuestions()) {
    found[question] = (await prometheus.query(question)).length
  }
  return found
}

/**
 * These queries may return nothing: they count events that have not happened
 * yet.
 */
const mayBeEmpty = /certificate_end|rings_total|refusals|rate_limited|5\.\./

test('Prometheus answers all queries of the dashboard, and alerts when Redis is gone', async ({
  install,
  meet,
}, info) => {
  test.setTimeout(120_000)
  const installation = await install({})
  const { ports } = installation
  const prometheus = await startPrometheus(info.outputPath(), [
    ports.api,
    ports.otherApi,
  ])
  try {
    await shareUntilItMoves(await meet(installation))
    await expect
      .poll(async () =>
        Object.entries(await answers(prometheus))
          .filter(([question, count]) => !count && !mayBeEmpty.test(question))
          .map(([question]) => question)
      )
      .toEqual([])
    // Only the browsers can resolve turn.help.example, so the api's check of
    // the relay fails.
    const fails = 'KinscreenRelayFails'
    await expect.poll(() => prometheus.alerts()).toEqual([fails])

    execFileSync('redis-cli', ['-p', String(ports.redis), 'shutdown', 'nosave'])
    await expect
      .poll(() => prometheus.alerts())
      .toEqual(['KinscreenNotReady', 'KinscreenRedisFails', fails])
  } finally {
    await prometheus.stop()
  }
})
