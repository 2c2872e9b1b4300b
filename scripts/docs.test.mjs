import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, it } from 'node:test'

import { captured, knownVariables, read } from './deploy/deployFiles.mjs'
import { fromRoot, root } from './setup/root.mjs'

const isForeign = (name) =>
  /^(?:node_modules|test-results|\.(?:git|yarn|redwood))$/.test(name)

const files = readdirSync(root, { withFileTypes: true })
  .filter(({ name }) => !isForeign(name))
  .flatMap((entry) =>
    entry.isDirectory()
      ? readdirSync(fromRoot(entry.name), { recursive: true }).map(
          (file) => `${entry.name}/${file.replaceAll('\\', '/')}`
        )
      : [entry.name]
  )
  .filter(
    (file) =>
      file.endsWith('.md') && !/(?:^|\/)(?:node_modules|dist)\//.test(file)
  )

const withoutBlocks = (text) => text.replace(/^( *)(```|~~~)[^]*?^\1\2/gm, '')
const withoutCode = (text) =>
  withoutBlocks(text).replace(/(`+)[^`][^]*?\1/g, '')

const linksOf = (text) =>
  [
    /\]\(\s*<?([^\s)>]+)>?(?:\s+"[^"]*")?\s*\)/g, // [text](target)
    /^ {0,3}\[[^\]]+\]:\s*<?([^\s>]+)>?/gm, // [label]: target
    /\b(?:href|src|srcset)="([^"]+)"/g, // HTML
  ]
    .flatMap((form) => captured(withoutCode(text), form))
    .filter((target) => !/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(target))

// GitHub's rule for anchors: lower case, no punctuation except - and _, hyphens
// for spaces.
const anchorsOf = (text) =>
  captured(withoutBlocks(text), /^#{1,6}\s+(.+?)\s*#*$/gm).map((heading) =>
    heading
      .replace(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])?/g, '$1')
      .replace(/[*`]/g, '')
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
      .replace(/\s/g, '-')
  )

function isDead(file, link) {
  const [target, anchor] = link.split('#')
  const found = target
    ? path.posix.join(path.posix.dirname(file), decodeURI(target))
    : file
  if (!existsSync(fromRoot(found))) return true
  return Boolean(anchor) && !anchorsOf(read(found)).includes(anchor)
}

/** A path in the repository, but none in the output of a build. */
const ourPath =
  /`((?:api|deploy|scripts|web)\/(?!\S*\bdist\/)[\w./:@-]+\.[a-z]+)`/g

// Pages about past benchmarks may name programs that no longer exist.
const isHistory = (file) => file.startsWith('docs/bench/')

const numbersOf = (text, form) => captured(text, form).map(Number)

describe('the documents', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const index = read('docs/decisions/README.md')
  const decisions = numbersOf(index, /^\| (\d+) /gm)

  for (const file of files) {
    it(`have working links, and existing commands: ${file}`, () => {
      const text = read(file)
      assert.deepEqual(
        linksOf(text).filter((link) => isDead(file, link)),
        []
      )
      const commands = captured(text, /\bnpm run ([a-z][\w:-]*)/g)
      assert.deepEqual(
        commands.filter((name) => !(name in scripts)),
        []
      )
    })

    it(`name only existing files and decisions: ${file}`, () => {
      const text = read(file)
      assert.deepEqual(
        captured(text, ourPath).filter(
          (name) => !isHistory(file) && !existsSync(fromRoot(name))
        ),
        []
      )
      assert.deepEqual(
        numbersOf(text, /\b[Dd]ecisions?\s+\[?(\d+)/g).filter(
          (number) => !decisions.includes(number)
        ),
        []
      )
    })
  }

  it('have an index of all decisions, of which there are at most thirty', () => {
    const inFolder = readdirSync(fromRoot('docs/decisions'))
      .filter((name) => /^\d/.test(name))
      .map((name) => Number(name.slice(0, 4)))
    assert.deepEqual(
      decisions,
      inFolder.sort((a, b) => a - b)
    )
    assert.ok(decisions.length <= 30)
  })

  it('list every variable once in docs/settings.md, and no other', () => {
    assert.deepEqual(
      captured(read('docs/settings.md'), /^\| `([A-Z_]+)`/gm).sort(),
      [...new Set(knownVariables)].filter((name) => name !== 'NODE_ENV').sort()
    )
  })

  it('list only names from the texts in docs/accessible-names.md', () => {
    const folder = 'web/src/i18n/en'
    const texts = readdirSync(fromRoot(folder))
      .filter((name) => /^[a-z]+\.ts$/i.test(name))
      .map((name) => read(`${folder}/${name}`))
      .join('\n')
    // Not texts of a page: elements, paths, and names with a number.
    const others = /^(?:main|h1|\/\w+|\d+ instances|scripts\/.*)$/
    const names = captured(read('docs/accessible-names.md'), /`([^`]+)`/g)
    assert.deepEqual(
      names.filter(
        (name) => !others.test(name) && !texts.includes(`'${name}'`)
      ),
      []
    )
  })
})
