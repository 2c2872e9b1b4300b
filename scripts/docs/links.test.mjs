import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, it } from 'node:test'

import { fromRoot } from '../setup/root.mjs'

import { anchors, relativeLinks } from './links.mjs'
import { markdownFiles } from './markdownFiles.mjs'

const read = (file) => readFileSync(fromRoot(file), 'utf8')

function isDead(file, link) {
  const [target, anchor] = link.split('#')
  const found = target
    ? path.posix.join(path.posix.dirname(file), decodeURI(target))
    : file
  if (found.startsWith('..') || !existsSync(fromRoot(found))) return true
  return Boolean(anchor) && !anchors(read(found)).includes(anchor)
}

describe('the links of the documents', () => {
  const files = markdownFiles()

  it('are looked for in the front page, in every folder and in hidden ones', () => {
    for (const file of [
      'README.md',
      '.github/pull_request_template.md',
      'docs/threat-model.md',
      'web/src/features/session/model/CONTRACT.md',
    ]) {
      assert.ok(files.includes(file), file)
    }
  })

  for (const file of files) {
    it(`lead somewhere in ${file}`, () => {
      const dead = relativeLinks(read(file)).filter((link) =>
        isDead(file, link)
      )
      assert.deepEqual(dead, [])
    })
  }
})

describe('relativeLinks', () => {
  it('finds links, pictures, definitions and HTML', () => {
    const text = [
      'See [one](a.md) and ![two](b.svg "title"), [three][c].',
      '[c]: ../c.md#part',
      '<img src="d.webp"><a href="#e">',
    ].join('\n')
    assert.deepEqual(relativeLinks(text), [
      'a.md',
      'b.svg',
      '../c.md#part',
      'd.webp',
      '#e',
    ])
  })

  it('leaves other hosts and code alone', () => {
    const text = [
      '[out](https://example.com) [mail](mailto:a@example.com)',
      '`[§4 call](x.md)` and',
      '```md',
      '[in code](y.md)',
      '```',
    ].join('\n')
    assert.deepEqual(relativeLinks(text), [])
  })
})

describe('anchors', () => {
  it('are those of GitHub', () => {
    const text = '# A, b: `c_d`\n\n```sh\n# no heading\n```\n\n## A [b](c.md)–d'
    assert.deepEqual(anchors(text), ['a-b-c_d', 'a-bd'])
  })

  it('are numbered where a heading is repeated', () => {
    assert.deepEqual(anchors('# Later\n## Later\n## Later'), [
      'later',
      'later-1',
      'later-2',
    ])
  })

  it('tell a part that is not there from one that is', () => {
    assert.ok(isDead('docs/threat-model.md', '#no-such-part'))
    assert.ok(!isDead('docs/threat-model.md', '#who-could-attack'))
    assert.ok(isDead('docs/threat-model.md', 'no-such-file.md'))
  })
})
