import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, it } from 'node:test'

import { fromRoot } from './setup/root.mjs'

// An MIT product may use packages with these licences if it includes the texts
// of the licences.
const allowed = new Set([
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'],
  ...['BlueOak-1.0.0', 'Unlicense', 'CC0-1.0', 'Zlib', 'Python-2.0'],
  'Public Domain',
])

// These packages are used unchanged, or only by tests.
const exceptions = {
  // Data that only the build reads.
  'caniuse-lite': 'CC-BY-4.0',
  // A font that is served unchanged.
  '@fontsource-variable/atkinson-hyperlegible-next': 'OFL-1.1',
  'axe-core': 'MPL-2.0',
  // MIT according to their repositories; their package.json names no licence.
  'babel-plugin-graphql-tag': 'none',
  'spawn-command': 'none',
  unionfs: 'none',
}

function* packagesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name.startsWith('.')) continue
    const inside = path.join(folder, entry.name)
    if (entry.name.startsWith('@')) {
      yield* packagesIn(inside)
      continue
    }
    const file = path.join(inside, 'package.json')
    if (existsSync(file)) yield JSON.parse(readFileSync(file, 'utf8'))
    const nested = path.join(inside, 'node_modules')
    if (existsSync(nested)) yield* packagesIn(nested)
  }
}

// `(MIT OR X)` needs one allowed licence; `MIT AND X` needs two.
function isAllowed(text) {
  const bare = text.replace(/^\((.*)\)$/, '$1')
  if (bare.includes(' OR ')) return bare.split(' OR ').some(isAllowed)
  if (bare.includes(' AND ')) return bare.split(' AND ').every(isAllowed)
  return allowed.has(bare)
}

const licenceOf = ({ license, licenses = [] }) =>
  (typeof license === 'string' ? license : license?.type) ??
  (licenses.map(({ type }) => type).join(' OR ') || 'none')

const refused = (packages) =>
  packages
    .filter((each) => {
      const licence = licenceOf(each)
      return !isAllowed(licence) && exceptions[each.name] !== licence
    })
    .map((each) => `${each.name}@${each.version}: ${licenceOf(each)}`)

describe('the licences of installed packages', () => {
  it('allow what this product does with them', () => {
    const folders = ['node_modules', 'web/node_modules', 'api/node_modules']
    const packages = folders
      .map((folder) => fromRoot(folder))
      .filter((folder) => existsSync(folder))
      .flatMap((folder) => [...packagesIn(folder)])
    assert.ok(packages.length > 500)
    assert.deepEqual(refused(packages), [])
  })

  it('would be refused if one of them did not', () => {
    const packages = [
      { name: 'free', license: '(AGPL-3.0 OR MIT)' },
      { name: 'bound', version: '1.0.0', license: 'AGPL-3.0' },
      { name: 'both', version: '1.0.0', license: 'MIT AND GPL-2.0' },
      { name: 'silent', version: '1.0.0' },
    ]
    assert.deepEqual(refused(packages), [
      'bound@1.0.0: AGPL-3.0',
      'both@1.0.0: MIT AND GPL-2.0',
      'silent@1.0.0: none',
    ])
  })
})
