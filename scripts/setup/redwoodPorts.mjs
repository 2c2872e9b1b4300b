import { readFileSync } from 'node:fs'

import { Problem } from './problem.mjs'
import { fromRoot } from './root.mjs'

// `port = 8910` or Redwood's `port = "${WEB_PORT:8910}"`
const portLine = /^\s*port\s*=\s*(?:(\d+)|"\$\{(\w+):(\d+)\}")/

export function parsePorts(toml, env = {}) {
  const ports = {}
  let section = ''
  for (const line of toml.split('\n')) {
    section = /^\s*\[(.+)\]/.exec(line)?.[1] ?? section
    const [, literal, variable, fallback] = portLine.exec(line) ?? []
    const port = Number(literal ?? (env[variable] || fallback))
    if (['web', 'api'].includes(section) && port) {
      ports[section] = port
    }
  }
  return ports
}

export function redwoodPorts() {
  const toml = readFileSync(fromRoot('redwood.toml'), 'utf8')
  const ports = parsePorts(toml, process.env)
  if (!ports.web || !ports.api) {
    throw new Problem('redwood.toml needs a port under [web] and under [api].')
  }
  return ports
}
