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
    expect(parse({ ...offer, type })).toEqual({
      type,
      dst: 'helper',
      connectionId: 'mc_1',
    })
  })

  it('relays a control message of ours, which has no connection', () => {
    expect(
      parse({
        type: 'ANSWER',
        dst: 'helper',
        payload: { type: 'kinscreen', kind: 'bye' },
      })
    ).toEqual({ type: 'ANSWER', dst: 'helper' })
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

  it('drops a payload that is nested deeper than a call needs', () => {
    const withMetadata = (metadata: unknown) =>
      parse({ ...offer, payload: { ...offer.payload, metadata } })
    expect(withMetadata(nested(6))).not.toBeNull()
    expect(withMetadata(nested(8))).toBeNull()
  })
})
