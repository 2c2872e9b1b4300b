import fc from 'fast-check'

import { chunkBytes } from 'src/features/wire/model/dataChannel'

import {
  bytesOfChunks,
  chunkCount,
  encodeChunk,
  encodeReceipt,
  isChunkEnd,
  parseFrame,
} from './chunk'

const number = fc.integer({ min: 0, max: 0xffff_ffff })

const sent = (frame: Uint8Array) => frame.slice().buffer

describe('chunk', () => {
  it('transfers a chunk and a receipt unchanged', () => {
    const data = fc.uint8Array({ minLength: 1, maxLength: chunkBytes })
    fc.assert(
      fc.property(number, number, data, (id, index, data) => {
        expect(parseFrame(sent(encodeChunk(id, index, data)))).toEqual({
          ...{ type: 'chunk', id, index, data },
        })
        expect(parseFrame(sent(encodeReceipt(id, index)))).toEqual({
          ...{ type: 'receipt', id, count: index },
        })
      })
    )
  })

  it.each([
    ['a text', 'chunk'],
    ['undefined', undefined],
    ['a message that is too short', new ArrayBuffer(7)],
    ['a message that is too long', new ArrayBuffer(8 + 16_301)],
  ])('rejects %s as a frame', (_, message) =>
    expect(parseFrame(message)).toBeNull()
  )

  it('divides every file into chunks of 16,300 bytes, and a remainder [§9 data chunk]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (size) => {
        const count = chunkCount(size)
        expect(bytesOfChunks(count, size)).toBe(size)
        expect(bytesOfChunks(count - 1, size)).toBe((count - 1) * 16_300)
        expect(isChunkEnd(size, size)).toBe(true)
        expect(isChunkEnd(0, size)).toBe(true)
        expect(isChunkEnd(size + 16_300, size)).toBe(false)
      })
    )
    expect(isChunkEnd(1, 16_301)).toBe(false)
    expect(isChunkEnd(16_300, 16_301)).toBe(true)
  })
})
