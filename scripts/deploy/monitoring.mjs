import { readFileSync } from 'node:fs'

import yaml from 'js-yaml'

import { fromRoot } from '../setup/root.mjs'

const read = (name) =>
  readFileSync(fromRoot('deploy', 'monitoring', name), 'utf8')

/** The alerts that are shipped for Prometheus. */
export const alerts = () =>
  yaml.load(read('kinscreen-alerts.yml')).groups.flatMap((group) => group.rules)

/** The job under which Prometheus finds the instances. */
export const jobs = () =>
  yaml
    .load(read('prometheus.yml'))
    .scrape_configs.map((scrape) => scrape.job_name)

/** The dashboard that is shipped for Grafana. */
export const dashboard = () => JSON.parse(read('grafana-dashboard.json'))

/** All questions of the dashboard, as Prometheus is asked. */
export const dashboardExpressions = () =>
  dashboard()
    .panels.flatMap(({ targets = [] }) => targets)
    .map(({ expr }) => expr.replaceAll('$job', 'kinscreen'))
