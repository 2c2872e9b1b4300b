import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'

import { fromRoot } from '../setup/root.mjs'

const read = (file) => readFileSync(fromRoot(file), 'utf8')
const folder = 'web/src/i18n/en'
const texts = readdirSync(fromRoot(folder))
  .filter((name) => /^[a-z]+\.ts$/i.test(name))
  .map((name) => read(`${folder}/${name}`))
  .join('\n')

/** Names that are no text of ours: elements, paths, and one made of a number. */
const others = /^(?:main|h1|\/\w+|\d+ instances|scripts\/.*)$/

describe('docs/accessible-names.md', () => {
  const names = Array.from(
    read('docs/accessible-names.md').matchAll(/`([^`]+)`/g),
    ([, name]) => name
  ).filter((name) => !others.test(name))

  for (const name of new Set(names)) {
    it(`has a name that the texts have: ${name}`, () => {
      assert.ok(texts.includes(`'${name}'`))
    })
  }

  it('has the names of every role on the way from the link to the end', () => {
    assert.ok(names.length > 25)
  })
})
