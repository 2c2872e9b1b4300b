import { parseMessage } from './message'

const frame = {
  type: 'OFFER',
  src: 'sharer',
  dst: 'helper',
  payload: { type: 'media', connectionId: 'mc_1' },
}

const parse = (message: unknown) => parseMessage(JSON.stringify(message))

describe('parseMessage', () => {
  it.each([
    { kind: 'frame', from: 'an-instance', frame },
    { kind: 'returned', frame },
    { kind: 'joined', userId: 'river apple' },
    { kind: 'moved', userId: 'river', lease: 'an-instance 1 hash' },
  ])('reads %j', (message) => {
    expect(parse(message)).toEqual(message)
  })

  it('keeps of a frame only what a client may be sent', () => {
    const message = { kind: 'returned', frame: { ...frame, more: 1 }, more: 1 }
    expect(parse(message)).toEqual({ kind: 'returned', frame })
  })

  it.each([
    null,
    7,
    'text',
    [],
    {},
    { kind: 'constructor' },
    { kind: 'joined' },
    { kind: 'joined', userId: '__proto__' },
    { kind: 'moved', userId: 'river' },
    { kind: 'frame', frame },
    { kind: 'returned', frame: null },
    { kind: 'returned', frame: { ...frame, type: 'OPEN' } },
    { kind: 'returned', frame: { ...frame, src: '<script>' } },
    { kind: 'returned', frame: { ...frame, dst: { toString: 1 } } },
    { kind: 'returned', frame: { ...frame, payload: { type: 'data' } } },
  ])('ignores %j', (message) => {
    expect(parse(message)).toBeNull()
  })

  it.each(['', 'not json', '{', `{"kind":${'['.repeat(20_000)}`])(
    'ignores %.20j',
    (text) => {
      expect(parseMessage(text)).toBeNull()
    }
  )
})
