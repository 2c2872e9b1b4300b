import { parseFrame } from './frame'

const parse = (message: unknown) => parseFrame(JSON.stringify(message))

const offer = {
  type: 'OFFER',
  dst: 'helper',
  payload: {
    type: 'media',
    connectionId: 'mc_1',
    sdp: { type: 'offer', sdp: 'v=0' },
    metadata: { protocol: 1 },
  },
}

const nested = (depth: number): unknown =>
  depth === 0 ? 'end' : { child: nested(depth - 1) }

describe('parseFrame', () => {
  it.each(['OFFER', 'ANSWER', 'CANDIDATE'])('relays a media %s', (type) => {
    expect(parse({ ...offer, type })).toEqual({ ...offer, type, isBare: true })
  })

  it('relays a control message of ours, which has no connection', () => {
    const busy = {
      type: 'ANSWER',
      dst: 'helper',
      payload: { type: 'kinscreen', v: 1, control: 'busy' },
    }
    expect(parse({ ...busy, src: 'forged' })).toEqual({
      ...busy,
      isBare: false,
    })
  })

  it.each(['HEARTBEAT', 'LEAVE'])('knows %s', (type) => {
    expect(parse({ type })).toEqual({ type })
    expect(parse({ type, dst: 'helper' })).toEqual({ type })
  })

  it.each(['', 'not json', 'null', '7', '"text"', '[]', '{', '{}', '\0'])(
    'drops %j',
    (text) => {
      expect(parseFrame(text)).toBeNull()
    }
  )

  it.each(['OPEN', 'EXPIRE', 'ID-TAKEN', 'ERROR', 'constructor', 7, null])(
    'drops the type %j, which no client may send',
    (type) => {
      expect(parse({ ...offer, type })).toBeNull()
    }
  )

  it.each([
    undefined,
    null,
    '',
    7,
    ['helper'],
    { toString: 1, valueOf: 1 },
    '__proto__',
    'x'.repeat(65),
  ])('drops an offer to %j', (dst) => {
    expect(parse({ ...offer, dst })).toBeNull()
  })

  it.each([
    undefined,
    null,
    'text',
    [],
    {},
    { type: 'data', connectionId: 'dc_1' },
    {
      ...{
        type: 'data',
        connectionId: 'dc_1',
        sdp: { type: 'offer', sdp: '' },
      },
      ...{ label: 'words', reliable: true, serialization: 'binary' },
    },
    { type: 'media', connectionId: 7 },
    { type: 'media', connectionId: 'x'.repeat(65) },
  ])('drops the payload %j', (payload) => {
    expect(parse({ ...offer, payload })).toBeNull()
  })

  const withPayload = (more: object) =>
    parse({ ...offer, payload: { ...offer.payload, ...more } })

  it('drops a payload that is nested deeper than a call needs', () => {
    expect(withPayload({ metadata: nested(6) })).not.toBeNull()
    expect(withPayload({ metadata: nested(8) })).toBeNull()
  })

  it.each([
    [
      'an SDP',
      32_000,
      (text: string) => ({ sdp: { type: 'offer', sdp: text } }),
    ],
    [
      'a candidate',
      1_000,
      (text: string) => ({ candidate: { candidate: text } }),
    ],
    ['metadata', 7_000, (text: string) => ({ metadata: { mark: text } })],
  ])('drops %s that is longer than a call needs', (_, length, payloadOf) => {
    expect(withPayload(payloadOf('x'.repeat(length)))).not.toBeNull()
    expect(withPayload(payloadOf('x'.repeat(length + 1001)))).toBeNull()
  })

  it('drops a payload of more values than a call needs', () => {
    expect(withPayload({ more: Array(1000).fill(0) })).not.toBeNull()
    expect(withPayload({ more: Array(1500).fill([]) })).toBeNull()
  })

  it.each([{ sdp: 'v=0' }, { sdp: { sdp: 7 } }, { candidate: [] }])(
    'drops %j, which is no description and no candidate',
    (more) => {
      expect(withPayload(more)).toBeNull()
    }
  )

  it.each([
    ['busy', true],
    ['returned', true],
    ['cancelled', true],
    ['back', true],
    ['restart', true],
    ['gone', false],
    ['open', false],
    [undefined, false],
  ])('lets a client tell %s of ours: %s', (control, isRelayed) => {
    const payload = { type: 'kinscreen', v: 1, control }
    const frame = parse({ type: 'ANSWER', dst: 'helper', payload })
    expect(frame !== null).toBe(isRelayed)
  })

  it.each([
    ['OFFER', 'kinscreen', true],
    ['OFFER', 'dc_1', false],
    ['OFFER', undefined, false],
    ['ANSWER', undefined, true],
    ['CANDIDATE', undefined, true],
  ])('relays an %s with the data label %s: %s', (type, label, isRelayed) => {
    const payload = { type: 'data', label, connectionId: 'dc_1' }
    expect(parse({ type, dst: 'helper', payload }) !== null).toBe(isRelayed)
  })
})
