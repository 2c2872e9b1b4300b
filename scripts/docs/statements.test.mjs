import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'

import { readDecisions } from '../decisions/readDecisions.mjs'
import { knownVariables } from '../deploy/deployFiles.mjs'
import { fromRoot } from '../setup/root.mjs'

import { markdownFiles } from './markdownFiles.mjs'

const read = (file) => readFileSync(fromRoot(file), 'utf8')
const found = (text, pattern) =>
  Array.from(text.matchAll(pattern), ([, name]) => name)

describe('docs/settings.md', () => {
  it('has every variable once, and no other', () => {
    const ours = knownVariables.filter((name) => name !== 'NODE_ENV')
    assert.deepEqual(
      found(read('docs/settings.md'), /^\| `([A-Z_]+)`/gm).sort(),
      [...new Set(ours)].sort()
    )
  })
})

/** A file of ours, by its path from the root; not what a build writes. */
const path =
  /`((?:api|deploy|scripts|web)\/(?!\S*\bdist\/)[\w./:@-]+\.[a-z]+)`/g

describe('the documents', () => {
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts)
  const decisions = readDecisions().map(({ number }) => number)

  for (const file of markdownFiles()) {
    it(`name only commands that package.json has in ${file}`, () => {
      const named = found(read(file), /\bnpm run ([a-z][\w:-]*)/g)
      assert.deepEqual(
        named.filter((name) => !scripts.includes(name)),
        []
      )
    })
  }

  for (const file of markdownFiles()) {
    it(`name only files that there are in ${file}`, () => {
      const missing = found(read(file), path).filter(
        (name) => !existsSync(fromRoot(name))
      )
      assert.deepEqual(missing, [])
    })

    it(`name only decisions that there are in ${file}`, () => {
      const numbers = found(read(file), /\b[Dd]ecisions?\s+\[?(\d+)/g)
      assert.deepEqual(
        numbers.filter((number) => !decisions.includes(Number(number))),
        []
      )
    })
  }

  it('name the test command on the front page', () => {
    assert.match(read('README.md'), /^npm test\b/m)
  })

  it('are all in the index of docs, or in that of the decisions', () => {
    const index = read('docs/README.md')
    const missing = markdownFiles()
      .filter((file) => /^docs\/(?!README|decisions\/\d)/.test(file))
      .map((file) => file.slice('docs/'.length))
      .filter((file) => !index.includes(`](${file})`))
    assert.deepEqual(missing, [])
  })
})
