import assert from 'node:assert/strict'
import { test } from 'node:test'

import { load } from 'js-yaml'

import { captured, read } from './deployFiles.mjs'

// The rehearsal tests these files with Prometheus itself.
const alerts = load(
  read('deploy/monitoring/kinscreen-alerts.yml')
).groups.flatMap(({ rules }) => rules)
const dashboard = JSON.parse(read('deploy/monitoring/grafana-dashboard.json'))
const expressions = [
  ...alerts.map(({ expr }) => expr),
  ...dashboard.panels.flatMap(({ targets = [] }) =>
    targets.map(({ expr }) => expr.replaceAll('$job', 'kinscreen'))
  ),
]

test('alerts and dashboard use existing metrics of the job that is scraped', () => {
  const own = captured(
    read('api/src/lib/metrics/metrics.ts'),
    /^ *name: '(\w+)'/gm
  )
  for (const expression of expressions) {
    const asked = captured(expression, /(\w+)\{job="kinscreen"/g)
    assert.ok(asked.length > 0, expression)
    for (const name of asked) {
      const isOwn = own.includes(name.replace(/_(?:bucket|count|sum)$/, ''))
      // Metrics of Prometheus itself, and of every Node process.
      assert.ok(isOwn || /^(?:up$|process_|nodejs_)/.test(name), expression)
    }
  }
  assert.match(
    read('deploy/monitoring/prometheus.yml'),
    /job_name: kinscreen$/m
  )
})

test('every alert says in one sentence what is wrong, and links to its remedy', () => {
  const anchors = captured(read('docs/operations.md'), /^#+ (.+)$/gm).map(
    (heading) =>
      heading
        .toLowerCase()
        .replace(/[^\w\- ]/g, '')
        .replaceAll(' ', '-')
  )
  for (const { alert, annotations, labels } of alerts) {
    const [file, anchor] = annotations.runbook.split('#')
    assert.equal(file, 'docs/operations.md')
    assert.ok(anchors.includes(anchor), `${alert}: no heading ${anchor}`)
    assert.ok(annotations.summary)
    assert.match(labels.severity, /^(?:page|ticket)$/)
  }
})
