import fc from 'fast-check'

import { messageCodec } from 'src/features/wire/model/messageCodec'

import { endReasons, type FileMessage, fileSchema } from './fileMessage'
import { transferFiles } from './fileTransfers'
import {
  type FileEvent,
  type FileTransfersState,
  mostTransfers,
  noFileTransfers,
} from './fileTransferState'
import { isOpen } from './transfer'

const { parse: parseFileMessage } = messageCodec(1, fileSchema)

const id = fc.integer({ min: 0, max: 5 })
const file = fc.record({
  name: fc.constantFrom('a.pdf', 'b.exe', 'c'),
  size: fc.constantFrom(0, 1, 16_300, 40_000, 100_000_001),
  mime: fc.constantFrom('', 'application/pdf', 'text/html'),
})
const purpose = fc.constant('file' as const)
const count = fc.integer({ min: 0, max: 9 })
const why = fc.constantFrom(...endReasons)
const digest = fc.constant('ab'.repeat(32))

const message: fc.Arbitrary<FileMessage> = fc.oneof(
  fc.record({
    type: fc.constant('files' as const),
    takes: fc.constant<string[]>(['file']),
    holds: fc.array(id, { maxLength: 4 }),
  }),
  fc
    .tuple(id, file, fc.constantFrom('file', 'hologram'))
    .map(([id, file, purpose]) => ({
      ...{ type: 'file-offer' as const, id, purpose, ...file },
    })),
  fc.record({
    type: fc.constant('file-take' as const),
    id,
    from: fc.constantFrom(0, 1, 16_300, 40_000),
  }),
  fc.record({ type: fc.constant('file-sent' as const), id, digest }),
  fc.record({ type: fc.constant('file-arrived' as const), id }),
  fc.record({ type: fc.constant('file-end' as const), id, why })
)

const event: fc.Arbitrary<FileEvent> = fc.oneof(
  fc.constantFrom<FileEvent>(
    { type: 'linked' },
    { type: 'unlinked' },
    { type: 'participant-changed' }
  ),
  fc.record({ type: fc.constant('chosen' as const), id, file, purpose }),
  fc.record({
    type: fc.constant('taken' as const),
    id,
    place: fc.constant('downloads' as const),
  }),
  fc.record({ type: fc.constant('ended' as const), id, why }),
  fc.record({ type: fc.constant('progressed' as const), id, count }),
  fc.record({ type: fc.constant('sent' as const), id, digest }),
  fc.record({ type: fc.constant('saved' as const), id }),
  fc.record({ type: fc.constant('dismissed' as const), id }),
  fc.record({ type: fc.constant('message' as const), message })
)

const after = (events: FileEvent[], before = noFileTransfers) =>
  events.reduce((state, each) => transferFiles(state, each).state, before)

const hear = (message: FileMessage): FileEvent => ({ type: 'message', message })

const offer = (id: number, more = {}): FileEvent =>
  hear({
    ...{ type: 'file-offer', id, purpose: 'file' },
    ...{ name: 'a.pdf', size: 40_000, mime: '', ...more },
  })

describe('transferFiles', () => {
  it('keeps its invariants for any sequence of events', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        events.reduce<FileTransfersState>((before, event) => {
          const { state, commands } = transferFiles(before, event)
          for (const own of [true, false]) {
            const open = state.transfers.filter(
              (each) => isOpen(each) && each.isOwn === own
            )
            expect(open.length).toBeLessThanOrEqual(1)
          }
          for (const { bytes, size, refusal, phase } of state.transfers) {
            expect(bytes).toBeLessThanOrEqual(size)
            if (refusal) expect(phase).toBe('refused')
          }
          for (const command of commands) {
            if (command.type !== 'send' && command.type !== 'receive') continue
            const transfer = state.transfers.find(({ id }) => id === command.id)
            expect(transfer?.isOwn).toBe(command.type === 'send')
            expect(transfer && isOpen(transfer)).toBe(true)
          }
          return state
        }, noFileTransfers)
      }),
      { numRuns: 500 }
    )
  })

  it('never receives a file that nobody has accepted', () => {
    const { transfers } = after([
      offer(1),
      hear({ type: 'file-sent', id: 1, digest: 'ab'.repeat(32) }),
      hear({ type: 'file-arrived', id: 1 }),
      hear({ type: 'file-take', id: 1, from: 0 }),
    ])
    expect(transfers).toMatchObject([{ phase: 'offered', bytes: 0 }])
  })

  it('repeats the outcome to a sender who may not have received it', () => {
    const state = after([
      offer(1),
      { type: 'ended', id: 1, why: 'person' },
      offer(2),
      { type: 'taken', id: 2, place: 'downloads' },
      { type: 'progressed', id: 2, count: 3 },
      { type: 'saved', id: 2 },
    ])
    const say = (event: FileEvent) => transferFiles(state, event).commands
    expect(say(offer(1))).toMatchObject([
      { message: { type: 'file-end', why: 'person' } },
    ])
    expect(say(offer(2))).toMatchObject([{ message: { type: 'file-arrived' } }])
  })

  it('answers busy to a second offer, and declines purposes of a newer page', () => {
    const state = after([offer(1)])
    expect(transferFiles(state, offer(2)).commands).toMatchObject([
      { message: { type: 'file-end', id: 2, why: 'busy' } },
    ])
    const newer = transferFiles(noFileTransfers, offer(3, { purpose: 'song' }))
    expect(newer.state.transfers).toEqual([])
    expect(newer.commands).toMatchObject([{ message: { why: 'refused' } }])
  })

  it('forgets the oldest finished transfer', () => {
    const events = Array.from({ length: mostTransfers + 9 }, (_, id) => [
      offer(id),
      { type: 'ended', id, why: 'person' } as const,
    ])
    const { transfers } = after(events.flat())
    expect(transfers).toHaveLength(mostTransfers)
    expect(transfers[0]?.id).toBe(9)
  })
})

describe('parseFileMessage', () => {
  it('handles any input', () => {
    const raw = (message: object) => JSON.stringify({ v: 1, ...message })
    const types = fc.constantFrom(
      'files',
      'file-offer',
      'file-take',
      'file-end'
    )
    const near = fc
      .tuple(types, fc.object({ maxDepth: 1 }))
      .map(([type, more]) => raw({ ...more, type }))
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), near), (text) => {
        const parsed = parseFileMessage(text)
        expect(typeof parsed === 'string' || 'type' in parsed).toBe(true)
      })
    )
  })

  it('treats an unknown reason of a newer version as a refusal', () => {
    expect(
      parseFileMessage('{"v":2,"type":"file-end","id":1,"why":"full moon"}')
    ).toEqual({ type: 'file-end', id: 1, why: 'person' })
  })

  it.each([
    '{"v":1,"type":"file-take","id":-1,"from":0}',
    '{"v":1,"type":"file-take","id":1,"from":0.5}',
    '{"v":1,"type":"file-sent","id":1,"digest":"zz"}',
    '{"v":1,"type":"files","takes":"file","holds":[]}',
    '{"v":1,"type":"file-offer","id":1,"purpose":"file","name":1,"size":1,"mime":""}',
  ])('drops %s', (text) => expect(parseFileMessage(text)).toBe('malformed'))
})
