import { parseFrame } from './frame'
import {
  answerTo,
  callFrames,
  candidateTo,
  controlTo,
  dataOfferTo,
  offerTo,
} from './frames.fixtures'

const parse = (message: unknown) => parseFrame(JSON.stringify(message))

const offer = offerTo('helper')

const nested = (depth: number): unknown =>
  depth === 0 ? 'end' : { child: nested(depth - 1) }

type Frame = { payload: object }

const changed = (frame: Frame, more: object) => ({
  ...frame,
  payload: { ...frame.payload, ...more },
})

const aboutData = [
  ...['binary', 'binary-utf8', 'json', 'raw'].map((serialization) =>
    dataOfferTo('helper', { serialization })
  ),
  dataOfferTo('helper', { label: 'kinscreen', reliable: false }),
  changed(answerTo('helper'), { type: 'data' }),
  changed(candidateTo('helper'), { type: 'data' }),
]

describe('parseFrame', () => {
  it.each(Object.entries(callFrames))('relays a media %s', (_, frameTo) => {
    const frame = frameTo('helper')
    expect(parse(frame)).toEqual({ ...frame, isBare: true })
  })

  it.each(aboutData)(
    'relays a message about a data connection: $type [§7 data offer payload]',
    (frame) => {
      expect(parse(frame)).toEqual({ ...frame, isBare: true })
    }
  )

  it('relays our control message, which has no connection', () => {
    const busy = controlTo('helper')
    expect(parse({ ...busy, src: 'forged' })).toEqual({
      ...busy,
      isBare: false,
    })
  })

  it.each(['HEARTBEAT', 'LEAVE'])('accepts %s [§7 HEARTBEAT]', (type) => {
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
    'drops the type %j, which clients may not send',
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
    'x'.repeat(49),
  ])('drops an offer to %j', (dst) => {
    expect(parse({ ...offer, dst })).toBeNull()
  })

  it.each([undefined, null, 'text', [], {}, { type: 'media' }])(
    'drops the payload %j',
    (payload) => {
      expect(parse({ ...offer, payload })).toBeNull()
    }
  )

  const withPayload = (more: object) => parse(changed(offer, more))

  it('drops a payload that is nested deeper than a call needs [§7 offer payload]', () => {
    expect(withPayload({ metadata: nested(6) })).not.toBeNull()
    expect(withPayload({ metadata: nested(8) })).toBeNull()
  })

  it.each([
    ['an SDP', 32_000, (sdp: string) => ({ sdp: { type: 'offer', sdp } })],
    ['metadata', 7_000, (text: string) => ({ metadata: { mark: text } })],
  ])('drops %s that is longer than a call needs', (_, length, payloadOf) => {
    expect(withPayload(payloadOf('x'.repeat(length)))).not.toBeNull()
    expect(withPayload(payloadOf('x'.repeat(length + 1001)))).toBeNull()
  })

  it('relays the proof that a caller has the link', () => {
    const metadata = { mac: 'm'.repeat(43) }
    expect(withPayload({ metadata })).toMatchObject({ payload: { metadata } })
  })

  it('drops a payload with more values than a call needs', () => {
    expect(withPayload({ more: Array(1000).fill(0) })).not.toBeNull()
    expect(withPayload({ more: Array(1500).fill([]) })).toBeNull()
  })
})

describe('parseFrame drops', () => {
  const frames: Record<string, Frame> = {
    'an offer': offer,
    'an answer': answerTo('helper'),
    'a candidate': candidateTo('helper'),
  }

  it.each(
    Object.keys(frames).flatMap((name) =>
      [undefined, null, '', 7, 'x'.repeat(65)].map(
        (connectionId) => [name, connectionId] as const
      )
    )
  )('%s with the connection id %j', (name, connectionId) => {
    const frame = frames[name]!
    expect(parse(frame)).not.toBeNull()
    expect(parse(changed(frame, { connectionId }))).toBeNull()
  })

  it.each(
    ['an offer', 'an answer'].flatMap((name) =>
      [
        undefined,
        null,
        'v=0',
        [],
        {},
        { sdp: 'v=0' },
        { type: 'offer' },
        { type: 'offer', sdp: 7 },
        { type: 'answer', sdp: null },
        { type: 'pranswer', sdp: 'v=0' },
        { type: 'rollback', sdp: '' },
      ].map((sdp) => [name, sdp] as const)
    )
  )('%s with the description %j', (name, sdp) => {
    expect(parse(changed(frames[name]!, { sdp }))).toBeNull()
  })

  it('a description of the wrong type', () => {
    const { sdp } = answerTo('helper').payload
    expect(parse(changed(offer, { sdp }))).toBeNull()
    expect(
      parse(changed(answerTo('helper'), { sdp: offer.payload.sdp }))
    ).toBeNull()
  })

  it.each([
    undefined,
    null,
    'candidate:1',
    [],
    {},
    { candidate: 7 },
    { candidate: 'x'.repeat(1001) },
    { candidate: '', sdpMid: 0 },
    { candidate: '', sdpMLineIndex: '0' },
    { candidate: '', sdpMLineIndex: -1 },
    { candidate: '', sdpMLineIndex: 0.5 },
    { candidate: '', sdpMLineIndex: 65_536 },
    { candidate: '', usernameFragment: {} },
  ])('the candidate %j', (candidate) => {
    expect(parse(changed(candidateTo('helper'), { candidate }))).toBeNull()
  })

  it.each(['stream', undefined])(
    'an offer of another kind of connection: %s',
    (type) => {
      expect(parse(changed(offer, { type }))).toBeNull()
    }
  )

  it.each(aboutData)(
    'messages about a data connection where none is relayed: $type',
    (frame) => {
      const text = JSON.stringify(frame)
      expect(parseFrame(text, text.length, false)).toBeNull()
    }
  )

  it.each([
    { label: undefined },
    { label: 7 },
    { label: 'x'.repeat(257) },
    { reliable: undefined },
    { reliable: 'true' },
    { serialization: undefined },
    { serialization: 'constructor' },
    { serialization: 'none' },
    { connectionId: '' },
    { sdp: { type: 'answer', sdp: 'v=0' } },
  ])('an offer of data with %j [§7 data offer payload]', (more) => {
    expect(parse(dataOfferTo('helper', more))).toBeNull()
  })

  it.each(['OFFER', 'CANDIDATE'])('a control message in an %s', (type) => {
    expect(parse({ ...controlTo('helper'), type })).toBeNull()
  })

  it('a control message that PeerJS would treat as an answer', () => {
    const { connectionId } = answerTo('helper').payload
    expect(parse(changed(controlTo('helper'), { connectionId }))).toBeNull()
  })

  it('a control message without a version', () => {
    expect(parse(changed(controlTo('helper'), { v: undefined }))).toBeNull()
  })
})

describe('parseFrame relays', () => {
  it.each([
    { candidate: '' },
    { candidate: 'x', sdpMid: null, sdpMLineIndex: null },
    { candidate: 'x', sdpMid: 'video', sdpMLineIndex: 65_535 },
    { candidate: 'x', usernameFragment: null },
  ])('the candidate %j', (candidate) => {
    expect(parse(changed(candidateTo('helper'), { candidate }))).not.toBeNull()
  })

  const restart = {
    callId: 'mc_1',
    number: 3,
    description: { type: 'offer', sdp: 'v=0' },
  }

  const ring = { nonce: 'A'.repeat(22), mac: 'A'.repeat(43), from: 'sharer' }

  it.each([
    ['back', {}, true],
    ['busy', {}, true],
    ['cancelled', {}, true],
    ['give-way', {}, true],
    ['worked', {}, true],
    ['not-yet', {}, true],
    ['not-proved', {}, true],
    ['here', {}, true],
    ['knock', {}, true],
    ['knock', { nonce: 'n'.repeat(22), mac: 'm'.repeat(43) }, true],
    ['refused', {}, true],
    ['returned', {}, true],
    ['restart', restart, true],
    ['restart', { ...restart, number: undefined }, true],
    ['restart', {}, false],
    ['restart', { ...restart, callId: 7 }, false],
    ['restart', { ...restart, number: 'three' }, false],
    ['restart', { ...restart, description: { type: 'offer' } }, false],
    ['busy', restart, false],
    ['ring', ring, true],
    ['ring-answer', { ...ring, freeAt: null, sentAt: 1 }, true],
    ['ring-heard', ring, true],
    ['ring', {}, false],
    ['ring', { ...ring, nonce: `${ring.nonce}A` }, false],
    ['ring', { ...ring, mac: 7 }, false],
    ['ring-answer', { ...restart, ...ring }, false],
    ['ring-handover', { nonce: ring.nonce, box: 'A'.repeat(4_096) }, true],
    ['ring-handover', { nonce: ring.nonce, box: 'A'.repeat(4_097) }, false],
    ['ring-handover', ring, false],
    ['gone', {}, false],
    ['open', {}, false],
    [undefined, {}, false],
  ])('our control %s with %j: %s', (control, more, isRelayed) => {
    const frame = changed(controlTo('helper'), { control, ...more })
    expect(parse(frame) !== null).toBe(isRelayed)
  })
})

describe('a frame may be no larger than its kind needs:', () => {
  const ofBytes = (frame: object, bytes: number, character = 'x') => {
    const empty = JSON.stringify({ ...frame, more: '' }).length
    const more = character.repeat(
      (bytes - empty) / Buffer.byteLength(character)
    )
    return JSON.stringify({ ...frame, more })
  }

  it.each([
    ['a candidate 2 KiB', candidateTo('helper'), 2_048],
    ['a control message 1 KiB', controlTo('helper'), 1_024],
    ['an offer 64 KiB', offer, 65_536],
    ['an answer 64 KiB', answerTo('helper'), 65_536],
    [
      'a restart of ICE 64 KiB',
      changed(controlTo('helper', 'restart'), {
        callId: 'mc_1',
        description: { type: 'answer', sdp: 'v=0' },
      }),
      65_536,
    ],
  ])('%s', (_, frame, bytes) => {
    expect(parseFrame(ofBytes(frame, bytes))).not.toBeNull()
    expect(parseFrame(ofBytes(frame, bytes + 1))).toBeNull()
  })

  it('a character counts as many bytes as it takes on the wire', () => {
    const text = ofBytes(candidateTo('helper'), 2_100, '€')
    expect(text.length).toBeLessThan(2_048)
    expect(parseFrame(text)).toBeNull()
  })
})
