import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

import { fromRoot } from '../setup/root.mjs'

const fileOf = (name, ending) => fromRoot('test-results', `${name}.${ending}`)

// The report of an earlier run must not be mistaken for this one's.
export function forgetReport(name) {
  mkdirSync(fromRoot('test-results'), { recursive: true })
  rmSync(fileOf(name, 'json'), { force: true })
}

export function readReport(name) {
  try {
    return JSON.parse(readFileSync(fileOf(name, 'json'), 'utf8'))
  } catch {
    return null
  }
}

export const keepLog = (name, output) =>
  writeFileSync(fileOf(name, 'log'), output)
