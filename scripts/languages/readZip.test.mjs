import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { deflateRawSync } from 'node:zlib'

import { littleEndian } from './littleEndian.mjs'
import { readFluent } from './readFluent.mjs'
import { readZip } from './readZip.mjs'

function zip(files) {
  let at = 0
  const parts = files.map(([name, text, method]) => {
    const content =
      method === 8 ? deflateRawSync(Buffer.from(text)) : Buffer.from(text)
    const common = [
      [2, 0],
      [2, method],
      [4, 0],
      [4, 0],
      [4, content.length],
      [4, Buffer.byteLength(text)],
      [2, name.length],
    ]
    const local = Buffer.concat([
      Buffer.from('PK\x03\x04'),
      littleEndian([[2, 0], ...common, [2, 3]]),
      Buffer.from(`${name}###`),
      content,
    ])
    const entry = Buffer.concat([
      Buffer.from('PK\x01\x02'),
      littleEndian([
        [2, 0],
        [2, 0],
        ...common,
        [2, 2],
        [2, 1],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, at],
      ]),
      Buffer.from(`${name}##c`),
    ])
    at += local.length
    return { local, entry }
  })
  const directory = Buffer.concat(parts.map(({ entry }) => entry))
  return Buffer.concat([
    ...parts.map(({ local }) => local),
    directory,
    Buffer.from('PK\x05\x06'),
    littleEndian([
      [2, 0],
      [2, 0],
      [2, files.length],
      [2, files.length],
      [4, directory.length],
      [4, at],
      [2, 0],
    ]),
  ])
}

describe("Firefox's packs", () => {
  it('give a file, packed or not', () => {
    const archive = zip([
      ['a.ftl', 'one', 0],
      ['b/c.ftl', 'zwei '.repeat(20), 8],
    ])
    assert.equal(readZip(archive, 'a.ftl'), 'one')
    assert.equal(readZip(archive, 'b/c.ftl'), 'zwei '.repeat(20))
  })

  it('are refused when they are none, or lack the file', () => {
    assert.throws(() => readZip(Buffer.from('nothing'), 'a'), /no zip archive/)
    assert.throws(() => readZip(zip([['a', 'b', 0]]), 'c'), /c is not in/)
  })

  it('say a message, or what stands on a button', () => {
    const messages = readFluent(
      '# a note\nplain = Fenster\nbutton =\n    .label = Erlauben\n    .accesskey = E\n'
    )
    assert.deepEqual(
      messages,
      new Map([
        ['plain', 'Fenster'],
        ['button', 'Erlauben'],
      ])
    )
  })
})
