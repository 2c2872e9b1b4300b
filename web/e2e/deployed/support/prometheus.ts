import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { freePort } from '../../support/freePort'
import { startProgram } from '../../support/program'

import { deployFile } from './deployFiles'
import { metricsToken } from './values'

export interface Prometheus {
  /**
   * @returns the series of the answer
   * @throws if the query is invalid
   */
  query(question: string): Promise<unknown[]>
  /** names of the firing alerts, each once */
  alerts(): Promise<string[]>
  stop(): Promise<unknown>
}

interface Panel {
  targets?: { expr: string }[]
}

/** All queries of the shipped dashboard. */
export function dashboardQuestions(): string[] {
  const { panels } = JSON.parse(
    deployFile('monitoring/grafana-dashboard.json', [])
  ) as { panels: Panel[] }
  return panels
    .flatMap(({ targets = [] }) => targets)
    .map(({ expr }) => expr.replaceAll('$job', 'kinscreen'))
}

/**
 * Starts Prometheus with the shipped files. It scrapes every half second and
 * alerts at once.
 *
 * @param folder for its files
 * @param instances ports of the api's instances
 */
export async function startPrometheus(
  folder: string,
  instances: readonly number[]
): Promise<Prometheus> {
  mkdirSync(folder, { recursive: true })
  const path = (name: string) => join(folder, name)
  const port = await freePort()
  const targets = instances.map((each) => `'127.0.0.1:${each}'`).join(', ')
  writeFileSync(path('token'), metricsToken)
  writeFileSync(
    path('kinscreen-alerts.yml'),
    deployFile('monitoring/kinscreen-alerts.yml', []).replaceAll(
      /^ +for: .+\n/gm,
      ''
    )
  )
  writeFileSync(
    path('prometheus.yml'),
    deployFile('monitoring/prometheus.yml', [
      ['/etc/prometheus/kinscreen-metrics-token', path('token')],
      [/targets: \[.+\]/, `targets: [${targets}]`],
      ['scrape_interval: 15s', 'scrape_interval: 500ms'],
    ]).replace(/^/, 'global:\n  evaluation_interval: 500ms\n')
  )
  const program = await startProgram(
    [
      'prometheus',
      `--config.file=${path('prometheus.yml')}`,
      `--storage.tsdb.path=${path('data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    [port]
  )
  const ask = async (about: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${about}`)
    const { status, data, error } = (await answer.json()) as {
      status: string
      data: Record<string, unknown[]>
      error?: string
    }
    if (status !== 'success') throw new Error(`${about}: ${error}`)
    return data
  }
  return {
    query: async (question) => {
      const { result = [] } = await ask(
        `query?query=${encodeURIComponent(question)}`
      )
      return result
    },
    alerts: async () => {
      const { alerts = [] } = await ask('alerts')
      const names = alerts.map(
        (alert) => (alert as { labels: { alertname: string } }).labels.alertname
      )
      return [...new Set(names)].sort()
    },
    stop: () => program.stop(),
  }
}
