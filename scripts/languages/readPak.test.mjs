import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { littleEndian } from './littleEndian.mjs'
import { readPak, readPakNames } from './readPak.mjs'

function pak(texts, aliases, encoding) {
  const contents = texts.map(([, text]) => Buffer.from(text, encoding))
  let offset = 12 + (texts.length + 1) * 6 + aliases.length * 4
  const entries = [...texts, [0, '']].map(([id], index) => {
    const entry = littleEndian([
      [2, id],
      [4, offset],
    ])
    offset += contents[index]?.length ?? 0
    return entry
  })
  return Buffer.concat([
    littleEndian([
      [4, 5],
      [4, encoding === 'utf16le' ? 2 : 1],
      [2, texts.length],
      [2, aliases.length],
    ]),
    ...entries,
    ...aliases.map(([id, place]) =>
      littleEndian([
        [2, id],
        [2, place],
      ])
    ),
    ...contents,
  ])
}

describe("Chromium's packs", () => {
  for (const encoding of ['utf8', 'utf16le']) {
    it(`give a text by its id, and by its alias, in ${encoding}`, () => {
      const texts = [
        [7, 'Fenêtre'],
        [9, '窗口'],
      ]
      assert.deepEqual(
        readPak(pak(texts, [[12, 1]], encoding)),
        new Map([...texts, [12, '窗口']])
      )
    })
  }

  it('of another version are not guessed at', () => {
    assert.throws(() => readPak(Buffer.alloc(20)), /no \.pak of version 5/)
  })

  it('name their ids', () => {
    assert.equal(readPakNames('A,1,a.grd\nB,22,b.grd\n').get('B'), 22)
  })
})
