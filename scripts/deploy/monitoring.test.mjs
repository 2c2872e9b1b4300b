import assert from 'node:assert/strict'
import { test } from 'node:test'

import { load } from 'js-yaml'

import { apiModule, requireFromApi } from './apiModule.mjs'
import { captured, read } from './deployFiles.mjs'

// The rehearsal also loads these files into Prometheus itself.
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

const { registry } = apiModule('lib/metrics/metrics')
requireFromApi('prom-client').collectDefaultMetrics({ register: registry })
const metrics = new Map(
  registry.getMetricsAsArray().map((metric) => [metric.name, metric])
)

// The metric and the labels that Prometheus adds to each scrape.
const ofPrometheus = {
  metrics: ['up'],
  labels: ['job', 'instance', 'le'],
}

test('alerts and dashboard use existing metrics of the job that is scraped, with existing labels', () => {
  for (const expression of expressions) {
    const selectors = Array.from(
      expression.matchAll(/(\w+)\{job="kinscreen"([^}]*)\}/g)
    )
    // Each metric must have a selector with the job (names equal asked).
    const names = captured(expression, /\b(\w*_\w+|up)\b(?! *\()/g)
    const labels = [
      ...captured(expression, /\bby \(([^)]*)\)/g).flatMap((list) =>
        list.split(', ')
      ),
      ...selectors.flatMap(([, , more]) => captured(more, /(\w+)[=!]/g)),
    ]
    const asked = selectors.map(([, name]) => name)
    assert.ok(asked.length > 0, expression)
    assert.deepEqual(names, asked, expression)
    for (const name of asked) {
      if (ofPrometheus.metrics.includes(name)) continue
      const stem = name.replace(/_(?:bucket|count|sum)$/, '')
      const own = metrics.get(name) ?? metrics.get(stem)
      assert.ok(own, `${expression}: no metric ${name}`)
      for (const label of labels) {
        const known = [...own.labelNames, ...ofPrometheus.labels]
        assert.ok(known.includes(label), `${expression}: no label ${label}`)
      }
    }
  }
  assert.match(
    read('deploy/monitoring/prometheus.yml'),
    /job_name: kinscreen$/m
  )
})

test('the dashboard shows every metric of the api', () => {
  const shown = expressions.join(' ')
  for (const name of metrics.keys()) {
    const isOwn = !/^(?:nodejs|process)_/.test(name)
    assert.ok(!isOwn || shown.includes(name), name)
  }
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
