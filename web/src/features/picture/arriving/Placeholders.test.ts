import { Placeholders } from './Placeholders'

const bytes = (text: string): ArrayBuffer =>
  Uint8Array.from(text, (each) => each.charCodeAt(0)).buffer
const textOf = (data: unknown): string =>
  data instanceof ArrayBuffer
    ? String.fromCharCode(...new Uint8Array(data))
    : String(data)

const later = (ms: number) => jest.advanceTimersByTime(ms)

function replacing(mimeTypes = ['video/VP8', 'video/AV1']) {
  const pairs = new Map(
    mimeTypes.map((mimeType) => [
      mimeType,
      { key: bytes(`${mimeType} key`), delta: bytes(`${mimeType} delta`) },
    ])
  )
  const requestKeyFrame = jest.fn()
  const placeholders = new Placeholders(pairs, requestKeyFrame)
  /** @returns the data that WebRTC gets to decode instead of 'real' */
  const sent = (type: 'key' | 'delta', mimeType = 'video/VP8') => {
    const frame = { type, data: 'real', getMetadata: () => ({ mimeType }) }
    placeholders.replace(frame as unknown as RTCEncodedVideoFrame)
    return textOf(frame.data)
  }
  return { placeholders, pairs, requestKeyFrame, sent }
}

describe('placeholders', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('replace a key frame and all frames after it', () => {
    const { sent } = replacing()
    const data = [sent('key'), sent('delta'), sent('delta')]
    expect(data).toEqual([
      'video/VP8 key',
      'video/VP8 delta',
      'video/VP8 delta',
    ])
  })

  it('use the codec of the last key frame', () => {
    const { sent } = replacing()
    sent('key')
    expect(sent('key', 'video/AV1')).toBe('video/AV1 key')
    expect(sent('delta', 'video/AV1')).toBe('video/AV1 delta')
  })

  it('wait for a key frame if they start in the middle', () => {
    const { sent, pairs } = replacing([])
    expect(sent('key')).toBe('real')
    pairs.set('video/VP8', { key: bytes('key'), delta: bytes('delta') })
    expect(sent('delta')).toBe('real')
    expect(sent('key')).toBe('key')
  })

  it('leave frames of other codecs as they are', () => {
    const { sent } = replacing(['video/VP8'])
    sent('key')
    expect(sent('key', 'video/AV1')).toBe('real')
    expect(sent('delta', 'video/AV1')).toBe('real')
  })

  it('end with the next key frame, which they request', () => {
    const { placeholders, sent, requestKeyFrame } = replacing()
    const ended = jest.fn()
    sent('key')
    placeholders.end(ended)
    expect(requestKeyFrame).toHaveBeenCalledTimes(1)
    expect(sent('delta')).toBe('video/VP8 delta')
    expect(ended).not.toHaveBeenCalled()
    expect(sent('key')).toBe('real')
    expect(ended).toHaveBeenCalledTimes(1)
    expect(sent('delta')).toBe('real')
    expect(sent('key')).toBe('real')
    expect(ended).toHaveBeenCalledTimes(1)
  })

  it('repeat the request for a key frame that does not arrive', () => {
    const { placeholders, sent, requestKeyFrame } = replacing()
    sent('key')
    placeholders.end(() => {})
    for (let count = 0; count < 60; count++) sent('delta')
    expect(requestKeyFrame).toHaveBeenCalledTimes(1)
    later(1_000)
    sent('delta')
    sent('delta')
    expect(requestKeyFrame).toHaveBeenCalledTimes(2)
    sent('key')
    later(2_000)
    sent('delta')
    expect(requestKeyFrame).toHaveBeenCalledTimes(2)
  })

  it('end at once if none are in use', () => {
    const { placeholders, sent, requestKeyFrame } = replacing()
    const ended = jest.fn()
    placeholders.end(ended)
    expect(ended).toHaveBeenCalledTimes(1)
    expect(sent('key')).toBe('real')
    expect(requestKeyFrame).not.toHaveBeenCalled()
  })
})
