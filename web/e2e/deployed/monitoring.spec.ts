import { execFileSync } from 'node:child_process'

import { expect } from '../support/participants'

import { test } from './support/meeting'
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

/** Questions about what has not happened to anybody yet have no answer. */
const mayBeEmpty = /certificate_end|rings_total|refusals|rate_limited|5\.\./

test('Prometheus is answered what the dashboard asks, and alerts when Redis is gone', async ({
  install,
}, info) => {
  const { ports } = await install({})
  const prometheus = await startPrometheus(info.outputPath(), [
    ports.api,
    ports.otherApi,
  ])
  try {
    await expect
      .poll(async () =>
        Object.entries(await answers(prometheus))
          .filter(([question, count]) => !count && !mayBeEmpty.test(question))
          .map(([question]) => question)
      )
      .toEqual([])
    expect(await prometheus.alerts()).toEqual([])

    execFileSync('redis-cli', ['-p', String(ports.redis), 'shutdown', 'nosave'])
    await expect
      .poll(() => prometheus.alerts())
      .toEqual(['KinscreenNotReady', 'KinscreenRedisFails'])
  } finally {
    await prometheus.stop()
  }
})
