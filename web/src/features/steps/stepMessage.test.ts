import fc from 'fast-check'

import {
  type AnyMessage,
  encodeMessage,
  parseMessage,
  sharedBy,
} from 'src/features/messages/shared.fixtures'
import { sharing } from 'src/features/session/FakeShare'
import { longestMessageLength } from 'src/features/wire/model/dataChannel'

import { longestStepText, mostSteps, stepPhrases } from './model/step'

const place = {
  frame: { width: 1920, height: 1080 },
  point: { x: 0.25, y: 1 },
}
const set = {
  type: 'step-set',
  ...{ id: 1, ...place, words: null, isLive: true, atMs: 12.5 },
} as const

const raw = (message: object) => JSON.stringify({ v: 1, ...message })
const many = Array.from({ length: mostSteps }, (_, at) => 2 ** 30 + at)

describe('messages about steps', () => {
  it.each<AnyMessage>([
    set,
    { ...set, words: { text: 'اضغط هنا' }, isLive: false },
    { ...set, words: { phrase: 'type-here' } },
    { type: 'step-order', ids: [] },
    { type: 'step-order', ids: many },
    { type: 'step-show', id: 2 },
    {
      type: 'step-progress',
      ...{ shownId: 1, done: many, notFound: many, pictured: many },
    },
  ])('transfer %j unchanged', (message) => {
    const text = encodeMessage(message)
    expect(text.length).toBeLessThanOrEqual(longestMessageLength)
    expect(parseMessage(text)).toEqual(message)
  })

  it('replace older messages only if they contain everything in those', async () => {
    const share = await sharing()
    const sides = [share.viewer.session, share.sharer.session] as const
    const [helper, sharer] = [sharedBy(sides[0]), sharedBy(sides[1])]
    const kinds = sides.map((session) => {
      const { appMessages } = session.getSnapshot().mediaConnection!
      const send = jest.spyOn(appMessages, 'send')
      return () => send.mock.calls.map(([, kind]) => kind)
    })
    helper.say({ ...set })
    helper.say({ type: 'step-order', ids: [1] })
    helper.say({ type: 'step-show', id: 1 })
    const progress = { shownId: null, done: [], notFound: [], pictured: [] }
    sharer.say({ type: 'step-progress', ...progress })
    expect(kinds.map((of) => of())).toEqual([
      [null, null, 'step-show'],
      ['step-progress'],
    ])
  })

  it('have texts of visible characters only', () => {
    const text = 'open \u202egnp.exe\u0000\n now'
    expect(parseMessage(raw({ ...set, words: { text } }))).toMatchObject({
      words: { text: 'open gnp.exe now' },
    })
  })

  it.each([
    ['a place outside', { ...set, point: { x: 2, y: 0 } }],
    ['a frame of no pixels', { ...set, frame: { width: 0, height: 9 } }],
    [
      'a text that is too long',
      { ...set, words: { text: 'x'.repeat(longestStepText + 1) } },
    ],
    ['an invisible text', { ...set, words: { text: '\u202e\u2066' } }],
    ['an unknown phrase', { ...set, words: { phrase: 'pay-me' } }],
    ['a text in the wrong format', { ...set, words: 'Click' }],
    ['no word about whether it is live', { ...set, isLive: undefined }],
    ['more steps than fit', { type: 'step-order', ids: [...many, 1] }],
    ['ids that are none', { type: 'step-order', ids: ['1'] }],
    [
      'progress without an end',
      {
        type: 'step-progress',
        shownId: 1,
        done: [...many, 1],
        notFound: [],
        pictured: [],
      },
    ],
  ])('are dropped if they have %s', (_, message) =>
    expect(parseMessage(raw(message))).toBe('malformed')
  )

  it('are parsed for any content', () => {
    const words = fc.oneof(
      fc.constant(null),
      fc.record({ text: fc.string({ unit: 'binary', maxLength: 200 }) }),
      fc.record({ phrase: fc.constantFrom(...stepPhrases, 'x') })
    )
    const record = fc.record(
      {
        id: fc.nat(),
        point: fc.constant(place.point),
        words,
        isLive: fc.boolean(),
      },
      { requiredKeys: [] }
    )
    fc.assert(
      fc.property(record, (some) => {
        const parsed = parseMessage(raw({ ...set, ...some }))
        if (typeof parsed === 'string') return
        // Encoding and parsing the message again does not change it.
        expect(parseMessage(encodeMessage(parsed))).toEqual(parsed)
      })
    )
  })
})
