import { longestMessageLength } from 'src/features/wire/model/dataChannel'

import { encodeCallMessage, parseCallMessage } from './callProtocol'
import { encodeControl, parseControl } from './controlMessage'

describe('callProtocol', () => {
  it.each([
    { type: 'screen', state: 'choosing' },
    { type: 'screen', state: 'hidden' },
    { type: 'screen', state: 'shared', sound: true },
    { type: 'screen', state: 'shared', surface: 'window' },
    { type: 'ask', for: 'monitor' },
    { type: 'bye', reason: 'unload' },
    { type: 'quality', smoothness: 4 },
    { type: 'lag', delayMs: 420, droppedShare: 0.25 },
  ] as const)('transfers %j unchanged', (message) => {
    expect(parseCallMessage(encodeCallMessage(message))).toEqual(message)
  })

  it('ignores a message type of a newer version', () => {
    expect(parseCallMessage('{"v":2,"type":"pointer","x":1}')).toBe('unknown')
  })

  it('ignores a kind of surface of a newer version', () => {
    expect(
      parseCallMessage(
        '{"v":1,"type":"screen","state":"shared","surface":"hologram"}'
      )
    ).toEqual({ type: 'screen', state: 'shared' })
  })

  it('ignores a known type that a newer version has changed', () => {
    expect(parseCallMessage('{"v":2,"type":"bye","reason":"tea"}')).toBe(
      'unknown'
    )
  })

  it.each([
    'not json',
    'null',
    '[]',
    '{}',
    '{"v":"1","type":"bye"}',
    '{"v":1,"type":"bye","reason":"tea"}',
    '{"v":1,"type":"ask","for":"money"}',
    '{"v":1,"type":"quality","smoothness":5}',
    '{"v":1,"type":"lag","delayMs":-1,"droppedShare":0}',
    '{"v":1,"type":"lag","delayMs":1e9,"droppedShare":0}',
    '{"v":1,"type":"lag","delayMs":1,"droppedShare":2}',
    '{"v":1,"type":"lag","delayMs":null,"droppedShare":0}',
    '{"v":1,"type":"quality","smoothness":"1"}',
    '{"v":1,"type":"screen","state":{"toString":1}}',
    '{"v":1,"type":"screen","state":"shared","sound":"loud"}',
    `{"v":1,"type":"bye","reason":"left","x":"${'x'.repeat(longestMessageLength)}"}`,
    new ArrayBuffer(8),
    undefined,
    42,
  ])('drops %p', (data) => expect(parseCallMessage(data)).toBe('malformed'))

  it('does not accept a key of the prototype as a type', () => {
    expect(parseCallMessage('{"v":1,"type":"__proto__"}')).toBe('unknown')
    expect(parseCallMessage('{"v":1,"type":"constructor"}')).toBe('unknown')
  })
})

describe('controlMessage', () => {
  it('transfers a control unchanged', () => {
    expect(parseControl(encodeControl('busy'))).toBe('busy')
  })

  it.each([null, 'busy', {}, { type: 'media' }, { type: 'kinscreen', v: 1 }])(
    'ignores the foreign payload %j',
    (payload) => expect(parseControl(payload)).toBeNull()
  )
})
