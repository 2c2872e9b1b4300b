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

describe('the signals between two pages about a ring', () => {
  it.each(signals)('arrive as sent: %j', (signal) => {
    const payload = JSON.parse(JSON.stringify(encodeRingSignal(signal)))
    expect(parseRingSignal(payload)).toMatchObject(signal)
    // The signalling server accepts control messages up to 1 KiB, so half of
    // this size is safe.
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
  ])('are no ring if its %s is %j', (field, value) => {
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
  ])('are no answer if its %s is %j', (field, value) => {
    const payload = { ...encodeRingSignal(signals[1]!), [field]: value }
    expect(parseRingSignal(payload)).toBeNull()
  })

  it('are parsed without an error from anything that the server relays', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (whole, part) => {
        parseRingSignal(whole)
        parseRingSignal({ ...encodeRingSignal(signals[0]!), nonce: part })
      })
    )
  })
})

describe('the signed text', () => {
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

  it('is what every page in use signs', () => {
    const start = (kind: string) =>
      `["kinscreen ring 1","${kind}","gaze-three-arch-raw","${nonce}"`
    expect(signals.map((signal) => ringText(signal, helper, 'tag'))).toEqual([
      `${start('ring')},"sea-sun-oak-fog","tag"]`,
      `${start('ring-answer')},null,1]`,
      `${start('ring-answer')},2,1]`,
      `${start('ring-heard')},null]`,
    ])
  })

  it.each(signals)('has every field that is parsed: %j', (signal) => {
    const parsed = parseRingSignal(encodeRingSignal(signal))!
    const text = ringText(parsed, helper)
    const { mac: _mac, ...signed } = signal
    for (const field of Object.keys(parsed)) {
      const other = { ...parsed, [field]: 'other' } as SignedSignal
      const isSigned = field in signed
      if (field === 'control') continue
      expect([field, ringText(other, helper) !== text]).toEqual([
        ...[field, isSigned],
      ])
    }
  })

  it('differs with the signal, its sender and its receiver', () => {
    const texts = all.map((each) => ringText(...each))
    expect(new Set(texts).size).toBe(texts.length)
  })
})
