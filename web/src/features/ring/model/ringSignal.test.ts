import fc from 'fast-check'

import type { UserId } from 'src/features/links/model/userId'
import { ringText } from 'src/features/ring/RingPin'

import {
  encodeRingSignal,
  parseRingSignal,
  type RingSignal,
  type SignedSignal,
} from './ringSignal'

const nonce = 'n'.repeat(22)
const mac = 'm'.repeat(43)
const from = 'sea-sun-oak-fog' as UserId
const helper = 'gaze-three-arch-raw' as UserId

const signals: SignedSignal[] = [
  { control: 'ring', nonce, mac, from },
  { control: 'ring-answer', nonce, mac, freeAt: null, sentAt: 1 },
  { control: 'ring-answer', nonce, mac, freeAt: 2, sentAt: 1 },
  { control: 'ring-heard', nonce, mac, sentAt: null },
]

describe('what two pages say of a ring', () => {
  it.each(signals)('arrives as it was sent: %j', (signal) => {
    const payload = JSON.parse(JSON.stringify(encodeRingSignal(signal)))
    expect(parseRingSignal(payload)).toMatchObject(signal)
    // The server accepts a control message of 1 KiB.
    expect(JSON.stringify(payload).length).toBeLessThan(512)
  })

  it.each([
    ['nonce', 'short'],
    ['nonce', null],
    ['mac', `${mac}x`],
    ['mac', 7],
    ['from', '../receive'],
    ['from', null],
    ['type', 'media'],
    ['control', 'knock'],
  ])('is no ring if its %s is %j', (field, value) => {
    const payload = { ...encodeRingSignal(signals[0]!), [field]: value }
    expect(parseRingSignal(payload)).toBeNull()
  })

  it.each([
    ['freeAt', '6 pm'],
    ['freeAt', undefined],
    ['freeAt', -1],
    ['freeAt', 0.5],
    ['sentAt', null],
    ['sentAt', Infinity],
  ])('is no answer if its %s is %j', (field, value) => {
    const payload = { ...encodeRingSignal(signals[1]!), [field]: value }
    expect(parseRingSignal(payload)).toBeNull()
  })

  it('is read without an error, whatever the server relays', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (whole, part) => {
        parseRingSignal(whole)
        parseRingSignal({ ...encodeRingSignal(signals[0]!), nonce: part })
      })
    )
  })
})

describe('what is signed', () => {
  const all: [RingSignal, UserId, string][] = [
    ...signals.map((signal): [RingSignal, UserId, string] => [
      signal,
      helper,
      '',
    ]),
    [signals[0]!, helper, 'c'.repeat(22)],
    [signals[0]!, from, ''],
    [{ ...signals[0]!, nonce: 'x'.repeat(22) }, helper, ''],
    [{ control: 'ring', nonce, from: helper }, helper, ''],
    [{ control: 'ring-answer', nonce, freeAt: 1, sentAt: 2 }, helper, ''],
    [{ control: 'ring-heard', nonce, sentAt: 1 }, helper, ''],
  ]

  it('differs with everything that is said, to whom and by whom', () => {
    const texts = all.map((each) => ringText(...each))
    expect(new Set(texts).size).toBe(texts.length)
  })
})
