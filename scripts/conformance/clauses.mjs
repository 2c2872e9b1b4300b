import { readdirSync, readFileSync } from 'node:fs'

import { load } from 'js-yaml'

import { fromRoot } from '../setup/root.mjs'

const folder = 'docs/conformance'

const decisionFiles = readdirSync(fromRoot('docs/decisions'))

function decisionFile(number) {
  const start = `${String(number).padStart(4, '0')}-`
  const name = decisionFiles.find((file) => file.startsWith(start))
  return `docs/decisions/${name ?? `${start}…`}`
}

const parseClause = (number) =>
  function ([key, { says, in: files = [], differs = null, decision = [] }]) {
    return {
      key: `§${number} ${key}`,
      says,
      files: [files].flat(),
      differs,
      decisions: [decision].flat().map((number) => ({
        ...{ number, file: decisionFile(number) },
      })),
    }
  }

function readSection(name) {
  const { section, title, clauses } = load(
    readFileSync(fromRoot(folder, name), 'utf8')
  )
  return {
    ...{ number: section, title },
    clauses: Object.entries(clauses).map(parseClause(section)),
  }
}

/**
 * The testable clauses of the specification, from docs/conformance/*.yaml: for
 * each its key, its sentence, the files that implement it, and any deviation
 * with its decision.
 */
export const readSections = () =>
  readdirSync(fromRoot(folder))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map(readSection)
