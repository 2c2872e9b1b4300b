import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

import { parser } from '@prometheus-io/lezer-promql'
import { collectDefaultMetrics, Registry } from 'prom-client'

import { fromRoot } from '../setup/root.mjs'

import { alerts, dashboard, dashboardExpressions, jobs } from './monitoring.mjs'

const suffixes = /_(?:bucket|count|sum)$/
const common = ['job', 'instance', 'le']

/** Our own metrics, as they are written down, with their labels. */
function ownMetrics() {
  const code = readFileSync(
    fromRoot('api', 'src', 'lib', 'metrics', 'metrics.ts'),
    'utf8'
  )
  return code
    .split(/new (?:Gauge|Counter|Histogram)\(/)
    .slice(1)
    .map((part) => ({
      name: /name: '(\w+)'/.exec(part)[1],
      labels: [
        ...(/labelNames: \[([^\]]*)\]/.exec(part)?.[1] ?? '').matchAll(/\w+/g),
      ].map(([label]) => label),
    }))
}

/** Those of every Node process, as prom-client collects them. */
async function defaultMetrics() {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const found = await register.getMetricsAsJSON()
  return found.map(({ name }) => ({ name, labels: [] }))
}

/** The metrics and labels in an expression. @throws where it is none */
function namedIn(expression) {
  const [metrics, labels] = [[], []]
  parser.parse(expression).iterate({
    enter({ type, from, to }) {
      const text = expression.slice(from, to)
      if (type.isError) throw new Error(`Not PromQL at ${from}: ${expression}`)
      if (type.name === 'Identifier') metrics.push(text)
      if (type.name === 'LabelName') labels.push(text)
    },
  })
  return { metrics, labels }
}

const known = new Map(
  [
    ...ownMetrics(),
    ...(await defaultMetrics()),
    // Prometheus makes it itself.
    { name: 'up', labels: [] },
  ].map((metric) => [metric.name, metric])
)
const expressions = [
  ...alerts().map(({ expr }) => expr),
  ...dashboardExpressions(),
]

/** The anchor that a heading of Markdown has. */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')

for (const expression of expressions) {
  test(`every metric and label exists in ${expression}`, () => {
    const { metrics, labels } = namedIn(expression)
    assert.ok(metrics.length > 0)
    const found = metrics.map((name) => {
      const metric = known.get(name) ?? known.get(name.replace(suffixes, ''))
      assert.ok(metric, `There is no metric ${name}.`)
      return metric
    })
    const allowed = [...common, ...found.flatMap((metric) => metric.labels)]
    for (const label of labels) {
      assert.ok(allowed.includes(label), `${metrics} have no label ${label}.`)
    }
  })
}

test('a metric that does not exist, and what is no question, are found', () => {
  assert.equal(known.has('signalling_nonsense'), false)
  assert.throws(() => namedIn('sum by (where rate(up[5m])'))
})

test('alerts and dashboard ask about the job that is scraped', () => {
  assert.deepEqual(jobs(), ['kinscreen'])
  for (const expression of expressions) {
    assert.match(expression, /job="kinscreen"/)
  }
})

test('every alert says in one sentence what is wrong, and where it says what to do', () => {
  const manual = readFileSync(fromRoot('docs', 'operations.md'), 'utf8')
  const anchors = [...manual.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    anchorOf(heading)
  )
  for (const { alert, annotations, labels } of alerts()) {
    const [file, anchor] = annotations.runbook.split('#')
    assert.equal(file, 'docs/operations.md')
    assert.ok(anchors.includes(anchor), `${alert}: no heading ${anchor}`)
    assert.ok(annotations.summary)
    assert.match(labels.severity, /^(?:page|ticket)$/)
  }
})

test('no two panels have one place, and each says what it shows', () => {
  const { panels } = dashboard()
  const taken = new Set()
  for (const { title, gridPos, id } of panels) {
    assert.ok(title)
    const { x, y, w, h } = gridPos
    assert.ok(x + w <= 24)
    for (let column = x; column < x + w; column++) {
      for (let line = y; line < y + h; line++) {
        const place = `${column} ${line}`
        assert.ok(!taken.has(place), `${title} is over another panel.`)
        taken.add(place)
      }
    }
    assert.equal(panels.filter((panel) => panel.id === id).length, 1)
  }
})
