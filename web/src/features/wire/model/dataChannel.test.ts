import fc from 'fast-check'

import {
  chunkBytes,
  bufferLimitBytes,
  bufferRetryMs,
  dataPrefix,
  longestMessageLength,
} from './dataChannel'

const longText = fc.string({
  unit: 'binary',
  minLength: longestMessageLength / 2,
  maxLength: longestMessageLength,
})

describe('dataChannel', () => {
  it('buffers up to 8,388,608 bytes, and tries again after 50 ms [§9 send buffer]', () => {
    expect(bufferLimitBytes).toBe(8_388_608)
    expect(bufferRetryMs).toBe(50)
  })

  it('names data connections dc_ [§9 data prefix]', () => {
    expect(dataPrefix).toBe('dc_')
  })

  it('has no message that is longer than a chunk of 16,300 bytes [§9 data chunk]', () => {
    fc.assert(
      fc.property(longText, (text) => {
        const message = text.slice(0, longestMessageLength)
        expect(Buffer.byteLength(message)).toBeLessThan(chunkBytes)
      })
    )
    const longest = '\u{ffff}'.repeat(longestMessageLength)
    expect(Buffer.byteLength(longest)).toBe(12_288)
  })
})
