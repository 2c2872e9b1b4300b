import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { test } from '@playwright/test'

import { deployFile, root } from './support/deployFiles'

const rules = join(root, 'deploy/monitoring/kinscreen-alerts.yml')

const names = Array.from(
  deployFile('monitoring/kinscreen-alerts.yml', []).matchAll(/alert: (\w+)/g),
  ([, name]) => name!
)

const instance = { job: 'kinscreen', instance: '127.0.0.1:9001' }

interface Series {
  readonly name: string
  readonly labels?: Record<string, string>
  /** one value per minute, in Prometheus's notation */
  readonly values: string
}

interface Alert {
  readonly labels: Record<string, string>
  readonly annotations: { summary: string; runbook: string }
}

/** @param expected the firing alerts, by minute and name */
function runRules(
  file: string,
  series: readonly Series[],
  expected: readonly [minute: number, name: string, alerts: Alert[]][]
): void {
  const labelled = ({ name, labels }: Series) =>
    `${name}{${Object.entries({ ...instance, ...labels })
      .map(([label, value]) => `${label}="${value}"`)
      .join(',')}}`
  const story = {
    interval: '1m',
    input_series: series.map((each) => ({
      series: labelled(each),
      values: each.values,
    })),
    alert_rule_test: expected.map(([minute, alertname, alerts]) => ({
      eval_time: `${minute}m`,
      alertname,
      exp_alerts: alerts.map(({ labels, annotations }) => ({
        exp_labels: { ...instance, ...labels },
        exp_annotations: annotations,
      })),
    })),
  }
  mkdirSync(dirname(file), { recursive: true })
  // JSON is valid YAML.
  writeFileSync(
    file,
    JSON.stringify({
      rule_files: [rules],
      evaluation_interval: '1m',
      tests: [story],
    })
  )
  execFileSync('promtool', ['test', 'rules', file], { stdio: 'pipe' })
}

// Units of the test's clock, in seconds.
const minute = 60
const day = 24 * 60 * minute

test('an operator is alerted once for each host whose certificate has been within 14 days of its expiry for an hour', ({}, info) => {
  const host = 'help.example'
  const ends: Alert = {
    labels: { severity: 'ticket', host },
    annotations: {
      summary: `The certificate of ${host} ends soon`,
      runbook: 'docs/operations.md#a-certificate-ends-soon',
    },
  }
  runRules(
    info.outputPath('certificate.yml'),
    [
      {
        name: 'certificate_end_timestamp_seconds',
        labels: { host },
        values: `${14 * day + 30 * minute}+0x120`,
      },
      {
        name: 'certificate_end_timestamp_seconds',
        labels: { host: 'turn.help.example' },
        values: `${90 * day}+0x120`,
      },
    ],
    [
      [30, 'KinscreenCertificateEnds', []],
      [90, 'KinscreenCertificateEnds', []],
      [91, 'KinscreenCertificateEnds', [ends]],
    ]
  )
})

test('an operator is alerted of an instance that has not answered for a minute', ({}, info) => {
  const down: Alert = {
    labels: { severity: 'page' },
    annotations: {
      summary: '127.0.0.1:9001 does not answer',
      runbook: 'docs/operations.md#an-instance-does-not-answer',
    },
  }
  runRules(
    info.outputPath('down.yml'),
    [{ name: 'up', values: '1+0x4 0+0x9' }],
    [
      [4, 'KinscreenInstanceDown', []],
      [5, 'KinscreenInstanceDown', []],
      [6, 'KinscreenInstanceDown', [down]],
    ]
  )
})

test('an operator gets no alert for a healthy instance', ({}, info) => {
  const always = (name: string, value: number, labels = {}): Series => ({
    ...{ name, labels, values: `${value}+0x120` },
  })
  runRules(
    info.outputPath('well.yml'),
    [
      ...[always('up', 1), always('signalling_ready', 1)],
      always('signalling_peers', 15_000),
      ...['redis', 'relay'].map((service) =>
        always('service_works', 1, { service })
      ),
      always('certificate_end_timestamp_seconds', 90 * day, { host: 'a' }),
      always('nodejs_eventloop_lag_p99_seconds', 0.02),
      always('process_resident_memory_bytes', 3e8),
      always('process_start_time_seconds', 1),
      {
        name: 'http_request_duration_seconds_count',
        labels: { route: 'graphql', status: '200' },
        values: '0+600x120',
      },
      {
        name: 'rate_limited_total',
        labels: { where: 'upgrade' },
        values: '0+60x120',
      },
    ],
    names.flatMap((name) => [
      [10, name, []],
      [120, name, []],
    ])
  )
})
