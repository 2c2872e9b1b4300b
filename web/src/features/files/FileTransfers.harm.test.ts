import { chunkBytes } from 'src/features/wire/model/dataChannel'

import {
  FakeFilePair,
  FakeSink,
  newestOf,
  someBytes,
  until,
} from './FakeFilePair'
import { encodeChunk } from './model/chunk'
import type { Phase } from './model/transfer'

const has = (page: FakeFilePair['left'], phase: Phase) => () =>
  newestOf(page)?.phase === phase

/** Lets an attacker send anything from the left page's end of a call. */
async function hostile(size = 3 * chunkBytes) {
  const pair = new FakeFilePair()
  const call = pair.connect()
  await until(() => pair.right.link.getSnapshot().isLinked)
  const say = (message: object) =>
    call.appMessages.send(JSON.stringify({ v: 1, ...message }))
  const announce = (more: object = {}) =>
    say({
      ...{ type: 'file-offer', id: 5, purpose: 'file' },
      ...{ name: 'letter.pdf', size, mime: '', ...more },
    })
  const transfers = () => pair.right.link.getSnapshot().transfers
  const sink = new FakeSink()
  const taken = async () => {
    announce()
    await until(() => newestOf(pair.right) !== undefined)
    transfers()!.take(5, sink)
    const wire = call.openChannel('file', 9)!
    return (index: number, data: Uint8Array, id = 5) =>
      wire.send(encodeChunk(id, index, data))
  }
  return { pair, call, say, announce, sink, taken, transfers }
}
const chunk = someBytes(chunkBytes)

describe('FileTransfers with a malicious peer', () => {
  it.each<[string, [number, Uint8Array][]]>([
    ['a chunk that is too short', [[0, chunk.slice(1)]]],
    ['a chunk that is not the next', [[1, chunk]]],
    [
      'a chunk twice',
      [
        [0, chunk],
        [0, chunk],
      ],
    ],
    ['more than announced', [0, 1, 2, 3].map((at) => [at, chunk])],
  ])('does not save a file after %s', async (_, chunks) => {
    const { pair, sink, taken } = await hostile()
    const send = await taken()
    chunks.forEach(([index, data]) => send(index, data))
    await until(has(pair.right, 'broken'))
    expect(sink.end).toBe('aborted')
  })

  it('does not save a file that differs from its digest', async () => {
    const { pair, sink, say, taken } = await hostile()
    const send = await taken()
    for (const index of [0, 1, 2]) send(index, chunk)
    say({ type: 'file-sent', id: 5, digest: '0'.repeat(64) })
    await until(has(pair.right, 'broken'))
    expect(sink.end).toBe('aborted')
  })

  it('refuses a program by its name and by its content', async () => {
    const { pair, announce, taken, sink } = await hostile()
    announce({ id: 4, name: 'Photo \u202egpj.exe' })
    await until(has(pair.right, 'refused'))
    expect(newestOf(pair.right)).toMatchObject({ refusal: 'kind' })
    const send = await taken()
    send(
      0,
      Uint8Array.from({ length: chunkBytes }, (_, at) => [0x4d, 0x5a][at] ?? 0)
    )
    await until(has(pair.right, 'refused'))
    expect(newestOf(pair.right)).toMatchObject({ id: 5, refusal: 'content' })
    expect(sink.end).toBe('aborted')
  })

  it('discards a document with macros, which a manipulated page has sent', async () => {
    const { pair, announce, say, sink, call, transfers } = await hostile()
    const name = 'word/vbaProject.bin'
    const chunks = [0, 1, 2].map(() => new Uint8Array(chunkBytes))
    chunks[0]!.set([0x50, 0x4b, 3, 4])
    chunks[2]!.set([0x50, 0x4b, 1, 2], 100)
    chunks[2]![128] = name.length
    chunks[2]!.set(new TextEncoder().encode(name), 146)
    const blocks = await crypto.subtle.digest('SHA-256', Buffer.concat(chunks))
    const digest = await crypto.subtle.digest('SHA-256', blocks)
    announce({ name: 'letter.docx' })
    await until(() => newestOf(pair.right) !== undefined)
    transfers()!.take(5, sink)
    const wire = call.openChannel('file', 9)!
    chunks.forEach((data, index) => wire.send(encodeChunk(5, index, data)))
    say({
      ...{ type: 'file-sent', id: 5 },
      digest: Buffer.from(digest).toString('hex'),
    })
    await until(has(pair.right, 'refused'))
    expect(newestOf(pair.right)).toMatchObject({ refusal: 'content' })
    expect(sink.end).toBe('aborted')
  })

  it('drops unexpected chunks, and closes the channel on a flood', async () => {
    const { pair, call, sink, taken } = await hostile()
    const send = await taken()
    send(0, chunk, 6)
    send(0, chunk)
    await until(() => newestOf(pair.right)!.bytes === chunkBytes)
    const wire = pair.call!.other!.channels.get(9)!
    for (let count = 0; count < 520; count++) send(0, chunk, 6)
    await until(() => wire.readyState === 'closed')
    expect(sink.end).toBeNull()
    expect(call.isClosed).toBe(false)
  })

  it('does not treat late frames of many cancelled transfers as a flood', async () => {
    const { pair, taken } = await hostile()
    const send = await taken()
    const wire = pair.call!.other!.channels.get(9)!
    const late = () => {
      for (let count = 0; count < 300; count++) send(0, chunk, 6)
    }
    late()
    send(0, chunk)
    await until(() => newestOf(pair.right)!.bytes === chunkBytes)
    late()
    send(1, chunk)
    await until(() => newestOf(pair.right)!.bytes === 2 * chunkBytes)
    expect(wire.readyState).toBe('open')
  })

  it('asks the person about only one of a flood of offers', async () => {
    const { pair, announce, transfers } = await hostile()
    for (let id = 0; id < 1_000; id++) announce({ id })
    await until(() => newestOf(pair.right) !== undefined)
    const asked = transfers()!.getSnapshot().transfers
    expect(asked).toHaveLength(1)
    transfers()!.end(0)
    for (let id = 1_000; id < 2_000; id++) announce({ id })
    await until(() => true)
    expect(transfers()!.getSnapshot().transfers.length).toBeLessThan(3)
  })

  it.each([
    ['a name of 10,000 letters', { name: 'x'.repeat(10_000) }],
    ['a negative size', { size: -1 }],
    ['a size that is a text', { size: '1' }],
    ['an invalid id', { id: 2 ** 32 }],
  ])('drops an offer with %s', async (_, more) => {
    const { pair, announce } = await hostile()
    announce(more)
    announce({ id: 7 })
    await until(() => newestOf(pair.right) !== undefined)
    expect(newestOf(pair.right)!.id).toBe(7)
  })

  it('shows no path, no null byte and no more than one line of a name', async () => {
    const { pair, announce } = await hostile()
    announce({ name: `../../${'a'.repeat(3_000)}\0.pdf` })
    await until(() => newestOf(pair.right) !== undefined)
    const { name } = newestOf(pair.right)!
    expect(name).toMatch(/^a{140,146} ?\.pdf$/)
  })
})
