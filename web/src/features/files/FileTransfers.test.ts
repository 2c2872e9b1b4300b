import fc from 'fast-check'

import { chunkBytes } from 'src/features/wire/model/dataChannel'

import {
  FakeFile,
  FakeFilePair,
  FakeSink,
  newestOf,
  offered,
  someBytes,
  until,
} from './FakeFilePair'
import type { Phase } from './model/transfer'

/**
 * A file that looks like an Office document with macros: the checks read only
 * its first bytes and the ZIP entry near its end.
 */
const withMacros = (() => {
  const bytes = new Uint8Array(5_000)
  bytes.set([0x50, 0x4b, 3, 4])
  bytes.set([0x50, 0x4b, 1, 2], 4_000)
  const name = new TextEncoder().encode('word/vbaProject.bin')
  bytes[4_028] = name.length
  bytes.set(name, 4_046)
  return bytes
})()

const has = (page: FakeFilePair['left'], phase: Phase) => () =>
  newestOf(page)?.phase === phase

describe('FileTransfers', () => {
  afterEach(() => jest.useRealTimers())

  it('shows an offer, and sends nothing of the file before it is accepted', async () => {
    const { pair, file } = await offered()
    expect(newestOf(pair.right)).toMatchObject({
      name: 'letter.pdf',
      size: file.size,
      phase: 'offered',
      isOwn: false,
    })
    expect(pair.call?.channels.size).toBe(0)
    expect(pair.call?.other?.channels.size).toBe(0)
  })

  it('transfers an accepted file, in chunks of 16,300 bytes [§9 data chunk]', async () => {
    const { pair, file, sink, take } = await offered(3 * chunkBytes + 5)
    take()
    await until(has(pair.left, 'arrived'))
    expect(sink.end).toBe('finished')
    expect(sink.bytes.equals(file.bytes)).toBe(true)
    expect(newestOf(pair.right)).toMatchObject({
      phase: 'arrived',
      bytes: file.size,
    })
    const { sent } = pair.call!.channels.get(9)!
    expect(sent.map(({ length }) => length - 8)).toEqual([
      16_300, 16_300, 16_300, 5,
    ])
  })

  it('continues when chunks have arrived before the channel could send receipts', async () => {
    const { pair, file, sink, take } = await offered(5 * chunkBytes)
    take()
    const wire = pair.call!.other!.channels.get(9)!
    wire.readyState = 'connecting'
    await until(() => (newestOf(pair.right)?.bytes ?? 0) > 0)
    expect(wire.sent).toEqual([])
    wire.open()
    await until(has(pair.left, 'arrived'))
    expect(sink.bytes.equals(file.bytes)).toBe(true)
  })

  it('resumes at the same place, at whichever chunk or receipt the call is lost', async () => {
    const chunks = 5
    for (const end of ['left', 'right'] as const) {
      for (let lostAt = 1; lostAt <= chunks; lostAt++) {
        const { pair, file, sink, take } = await offered(chunks * chunkBytes)
        const ends = { left: pair.call!, right: pair.call!.other! }
        let count = 0
        ends[end].bytesSent = () => ++count === lostAt && pair.lose()
        take()
        await until(() => pair.call === null)
        const again = pair.connect()
        await until(has(pair.left, 'arrived'))
        expect(sink.bytes.equals(file.bytes)).toBe(true)
        expect(sink.end).toBe('finished')
        // Nothing is sent twice. Chunks whose receipts were lost have arrived,
        // and the receiver says so.
        const sentAgain = again.channels.get(9)?.sent.length ?? 0
        if (end === 'right') expect(sentAgain).toBe(chunks - lostAt)
      }
    }
  })

  it('transfers a file of any size through any number of losses', async () => {
    const losses = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 5 })
    const sizes = fc.integer({ min: 5, max: 90 * chunkBytes })
    await fc.assert(
      fc.asyncProperty(sizes, losses, async (size, losses) => {
        const { pair, file, sink, take } = await offered(size)
        const toLose = [...losses]
        const watch = () => {
          let left = toLose.shift()
          pair.call!.bytesSent = () => {
            if (left !== undefined && --left === 0) pair.lose()
          }
        }
        watch()
        take()
        const isOver = has(pair.left, 'arrived')
        while (!isOver()) {
          await until(() => pair.call === null || isOver())
          if (pair.call) break
          pair.connect()
          watch()
        }
        expect(sink.blocks.reduce((sum, { length }) => sum + length, 0)).toBe(
          size
        )
        expect(sink.bytes.equals(file.bytes)).toBe(true)
      }),
      { numRuns: 20 }
    )
  })

  it("asks again after the receiver's page was reloaded, and starts over", async () => {
    const { pair, file, take } = await offered(4 * chunkBytes)
    let count = 0
    pair.call!.bytesSent = () => ++count === 2 && pair.lose()
    take()
    await until(() => pair.call === null)
    pair.reload('right')
    pair.connect()
    await until(has(pair.right, 'offered'))
    const sink = new FakeSink()
    const { id } = newestOf(pair.right)!
    pair.right.link.getSnapshot().transfers!.take(id, sink)
    await until(has(pair.left, 'arrived'))
    expect(sink.bytes.equals(file.bytes)).toBe(true)
  })

  it('gives up a file that the sender’s reloaded page has forgotten, and keeps nothing of it', async () => {
    const { pair, sink, take } = await offered(4 * chunkBytes)
    let count = 0
    pair.call!.bytesSent = () => ++count === 2 && pair.lose()
    take()
    await until(() => pair.call === null)
    pair.reload('left')
    pair.connect()
    await until(has(pair.right, 'gone'))
    expect(sink.end).toBe('aborted')
  })

  it.each(['left', 'right'] as const)(
    'ends on both sides when the %s one cancels it',
    async (side) => {
      const { pair, sink, take } = await offered(200 * chunkBytes)
      pair.call!.bytesSent = () => {
        if (newestOf(pair.right)!.bytes < 3 * chunkBytes) return
        const { id } = newestOf(pair[side])!
        pair[side].link.getSnapshot().transfers!.end(id)
      }
      take()
      await until(has(pair.left, 'cancelled'))
      await until(has(pair.right, 'cancelled'))
      expect(newestOf(pair.left)!.isOwnDoing).toBe(side === 'left')
      expect(newestOf(pair.right)!.isOwnDoing).toBe(side === 'right')
      expect(sink.end).toBe('aborted')
    }
  )

  it('tells the sender that the file is declined', async () => {
    const { pair } = await offered()
    const { id } = newestOf(pair.right)!
    pair.right.link.getSnapshot().transfers!.end(id)
    await until(has(pair.left, 'declined'))
    expect(newestOf(pair.left)!.isOwnDoing).toBe(false)
  })

  it('aborts the sink if the offer ended while a place was being chosen', async () => {
    const { pair } = await offered()
    const { id } = newestOf(pair.right)!
    const transfers = pair.right.link.getSnapshot().transfers!
    transfers.end(id)
    const late = new FakeSink()
    transfers.take(id, late)
    expect(late.end).toBe('aborted')
  })

  it('makes the next file wait until the first is finished', async () => {
    const { pair, file } = await offered()
    const transfers = pair.left.link.getSnapshot().transfers!
    expect(await transfers.offer(file.asFile)).toBe('one-at-a-time')
    transfers.end(newestOf(pair.left)!.id)
    expect(await transfers.offer(file.asFile)).toBeNull()
  })

  it.each([
    ['empty', someBytes(0), 'a.pdf'],
    ['kind', someBytes(9), 'photo.jpg.exe'],
    ['content', Uint8Array.from([0x4d, 0x5a, 0x90, 0]), 'photo.jpg'],
    ['content', withMacros, 'letter.docx'],
    ['kind', someBytes(9), 'all.zip'],
    ['kind', someBytes(9), 'letter.doc'],
  ])('refuses to offer a file because of: %s', async (problem, bytes, name) => {
    const pair = new FakeFilePair()
    pair.connect()
    const transfers = await pair.left.link.load()
    const file = new FakeFile(bytes, name)
    expect(await transfers.offer(file.asFile)).toBe(problem)
    expect(newestOf(pair.left)).toBeUndefined()
  })

  it('reports a file that cannot be read, before or during the transfer', async () => {
    const { pair, file, take } = await offered(200 * chunkBytes)
    file.isReadable = false
    take()
    await until(has(pair.left, 'unreadable'))
    await until(has(pair.right, 'unreadable'))
    const transfers = pair.left.link.getSnapshot().transfers!
    expect(await transfers.offer(file.asFile)).toBe('unreadable')
  })

  it('reports a file that cannot be saved', async () => {
    const { pair, sink, take } = await offered()
    sink.write = () => Promise.reject(new Error('QuotaExceededError'))
    take()
    await until(has(pair.left, 'unsaved'))
    expect(newestOf(pair.right)).toMatchObject({
      phase: 'unsaved',
      isOwnDoing: true,
    })
    expect(sink.end).toBe('aborted')
  })

  it('makes the sender wait for a slow disk', async () => {
    const { pair, file, sink, take } = await offered(64 * 12 * chunkBytes)
    let release = () => {}
    const slow = new Promise<void>((resolve) => (release = resolve))
    const { write } = sink
    sink.write = (block) => slow.then(() => write(block))
    take()
    const count = () => pair.call!.channels.get(9)?.sent.length ?? 0
    await until(() => count() > 64 * 9)
    for (let turn = 0; turn < 100; turn++) {
      await new Promise((resolve) => setTimeout(resolve))
    }
    expect(count()).toBeLessThan(64 * 12)
    // Reconnecting resumes after the chunks that have arrived, though they are
    // not yet written.
    pair.lose()
    release()
    pair.connect()
    await until(has(pair.left, 'arrived'))
    expect(sink.bytes.equals(file.bytes)).toBe(true)
  })

  it('passes nothing to a browser whose buffer is full, and tries again after 50 ms [§9 send buffer]', async () => {
    const { pair, file, sink, take } = await offered(40 * chunkBytes)
    // `performance` and `Date` stay real, because earlier chunks have real
    // times.
    jest.useFakeTimers({ doNotFake: ['performance', 'Date'] })
    const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
    const wire = () => pair.call!.channels.get(9)!
    pair.call!.bytesSent = () => {
      wire().bufferedAmount = 8_388_609
    }
    take()
    await pass(0)
    expect(wire().sent).toHaveLength(1)
    await pass(1_000)
    expect(wire().sent).toHaveLength(1)
    for (const count of [2, 3, 4]) {
      wire().bufferedAmount = 8_388_608
      await pass(49)
      expect(wire().sent).toHaveLength(count - 1)
      await pass(1)
      expect(wire().sent).toHaveLength(count)
    }
    pair.call!.bytesSent = () => {}
    wire().bufferedAmount = 0
    await pass(50)
    expect(wire().sent).toHaveLength(40)
    jest.useRealTimers()
    await until(has(pair.left, 'arrived'))
    expect(sink.bytes.equals(file.bytes)).toBe(true)
  })

  it('forgets everything when the participant changes, and sends nothing to the next one', async () => {
    const { pair, sink, take } = await offered(200 * chunkBytes)
    let count = 0
    pair.call!.bytesSent = () => ++count === 3 && pair.lose()
    take()
    await until(() => pair.call === null)
    pair.replacePerson()
    const call = pair.connect()
    await until(() => pair.left.link.getSnapshot().theirs !== null)
    expect(newestOf(pair.left)).toBeUndefined()
    expect(newestOf(pair.right)).toBeUndefined()
    expect(sink.end).toBe('aborted')
    expect(call.channels.size).toBe(0)
  })
})
