import fc from 'fast-check'

import { longestTextLength } from 'src/features/chat/model/chatMessage'
import { mostPointsInMessage } from 'src/features/pointing/model/annotationMessage'
import { longestMessageLength } from 'src/features/wire/model/dataChannel'

import { type AnyMessage, encodeMessage, parseMessage } from './shared.fixtures'

const mark = { id: 1, frame: { width: 1920, height: 1080 }, atMs: 12.5 }
const point = { x: 0.25, y: 1 }

const raw = (message: object) => JSON.stringify({ v: 1, ...message })

describe('the messages of annotations and chat', () => {
  it.each<AnyMessage>([
    { type: 'pointer', ...mark, point },
    { type: 'stroke', ...mark, points: [point, { x: 0, y: 0 }] },
    { type: 'step', ...mark, point, number: 3 },
    { type: 'undo' },
    { type: 'undo', id: 1 },
    { type: 'clear' },
    { type: 'drawn', id: 1 },
    { type: 'text', id: 2, text: 'Grüße, <b>not bold</b>' },
    { type: 'phrase', id: 3, phrase: 'press-enter' },
    { type: 'link', id: 4, href: 'https://example.org/a?b#c' },
    { type: 'copy', id: 5, text: 'sfc /scannow' },
    { type: 'answer', id: 5, answer: 'not-seen' },
  ])('transfer %j unchanged', (message) => {
    expect(parseMessage(encodeMessage(message))).toEqual(message)
  })

  it('fit into the channel with the longest stroke and text', () => {
    const small = 1e-7 / 3
    const points = Array(mostPointsInMessage).fill({ x: small, y: small })
    const longest = [
      encodeMessage({ type: 'stroke', ...mark, points }),
      encodeMessage({
        type: 'copy',
        id: 1,
        text: '"'.repeat(longestTextLength),
      }),
    ]

    for (const text of longest) {
      expect(text.length).toBeLessThanOrEqual(longestMessageLength)
      expect(parseMessage(text)).toMatchObject({ id: 1 })
    }
  })

  it.each([
    ['left to right \u202egnp.exe', 'left to right gnp.exe'],
    ['curl x | sh\n', 'curl x | sh'],
    ['👩\u200d👧 \ud800!', '👩\u200d👧 !'],
  ])('keep the visible characters of %j', (text, seen) => {
    const message: AnyMessage = { type: 'copy', id: 1, text }
    expect(parseMessage(encodeMessage(message))).toMatchObject({ text: seen })
  })

  it('are ignored if they are of a newer version', () => {
    expect(parseMessage('{"v":2,"type":"hologram"}')).toBe('unknown')
    expect(parseMessage('{"v":2,"type":"answer","answer":"maybe"}')).toBe(
      'unknown'
    )
    expect(parseMessage('{"v":1,"type":"__proto__"}')).toBe('unknown')
  })

  it.each([
    ['invalid JSON', '{'],
    ['no envelope', '[]'],
    [
      'a place outside of the picture',
      raw({ type: 'pointer', ...mark, point: { x: 1.01, y: 0 } }),
    ],
    [
      'a place that is not a number',
      raw({ type: 'pointer', ...mark, point: { x: null, y: 0 } }),
    ],
    [
      'a frame of no pixels',
      raw({
        type: 'pointer',
        ...mark,
        frame: { width: 0, height: 1 },
        point,
      }),
    ],
    ['a stroke of no points', raw({ type: 'stroke', ...mark, points: [] })],
    [
      'a stroke of too many points',
      raw({
        type: 'stroke',
        ...mark,
        points: Array(mostPointsInMessage + 1).fill({ x: 0, y: 0 }),
      }),
    ],
    ['a step without a number', raw({ type: 'step', ...mark, point })],
    ['an id with a fraction', raw({ type: 'drawn', id: 0.5 })],
    ['a text of spaces', raw({ type: 'text', id: 1, text: '  ' })],
    [
      'a text of invisible characters',
      raw({ type: 'text', id: 1, text: '\u200d\u202e' }),
    ],
    [
      'a text that is too long',
      raw({ type: 'text', id: 1, text: 'x'.repeat(longestTextLength + 1) }),
    ],
    ['an unknown sentence', raw({ type: 'phrase', id: 1, phrase: 'pay-me' })],
    ['a script', raw({ type: 'link', id: 1, href: 'javascript:alert(1)' })],
    [
      'a link that is not normalised',
      raw({ type: 'link', id: 1, href: 'https://EXAMPLE.org' }),
    ],
    ['an unknown answer', raw({ type: 'answer', id: 1, answer: 'ok' })],
    ['too many characters', raw({ type: 'undo', more: 'x'.repeat(4096) })],
  ])('are dropped if they have %s', (_, text) =>
    expect(parseMessage(text)).toBe('malformed')
  )

  it('are parsed from any input', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.json(), fc.object().map(raw)),
        (text) => {
          const parsed = parseMessage(text)
          expect(typeof parsed === 'string' || 'type' in parsed).toBe(true)
        }
      )
    )
  })
})
