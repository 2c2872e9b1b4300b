import {
  FakeFile,
  FakeFilePair,
  newestOf,
  offered,
  someBytes,
  until,
} from './FakeFilePair'
import { FileLink } from './FileLink'

describe('FileLink', () => {
  it('loads nothing before there is a file, and knows what the other page accepts', async () => {
    const pair = new FakeFilePair()
    pair.connect()
    await until(() => pair.left.link.getSnapshot().theirs !== null)
    expect(pair.left.link.getSnapshot()).toEqual({
      isLinked: true,
      theirs: ['file', 'sheet'],
      transfers: null,
      problem: null,
    })
  })

  it('assumes that an older page accepts no files', async () => {
    const pair = new FakeFilePair()
    const call = pair.connect()
    pair.right.link.getSnapshot()
    call.other!.appMessages.send('{"v":1,"type":"voice","state":"on"}')
    pair.lose()
    expect(pair.left.link.getSnapshot()).toMatchObject({
      isLinked: false,
      theirs: null,
    })
  })

  it('PS33 announces and opens nothing before the call is admitted', async () => {
    const { pair } = await offered()
    const call = pair.connect()
    call.isAdmitted = false
    expect(call.openChannel('file', 9)).toBeNull()
  })

  it('forwards messages that arrived while the transfers were loading', async () => {
    const { pair } = await offered()
    expect(newestOf(pair.right)).toMatchObject({ name: 'letter.pdf' })
    expect(pair.right.link.getSnapshot().theirs).toEqual(['file', 'sheet'])
  })

  it('offers several dropped files one after another, and reports each that cannot be sent', async () => {
    const pair = new FakeFilePair()
    pair.connect()
    const { link } = pair.left
    await until(() => link.getSnapshot().theirs !== null)
    const named = (name: string) => new FakeFile(someBytes(2_000), name)
    const folder = named('holiday.pdf')
    folder.isReadable = false
    link.offerEach(
      [named('one.pdf'), folder, named('two.pdf')].map((file) => file.asFile)
    )
    await until(() => newestOf(pair.right)?.name === 'one.pdf')
    const transfers = pair.right.link.getSnapshot().transfers!
    expect(transfers.getSnapshot().transfers).toHaveLength(1)
    expect(link.getSnapshot().problem).toBeNull()

    transfers.end(newestOf(pair.right)!.id)
    await until(() => newestOf(pair.right)?.name === 'two.pdf')
    expect(link.getSnapshot().problem).toEqual({
      ...{ name: 'holiday.pdf', why: 'unreadable' },
    })
  })

  it('announces nothing where the browser cannot hash', () => {
    const session = { subscribe: jest.fn(), getSnapshot: jest.fn() }
    const { crypto } = globalThis
    Object.defineProperty(globalThis, 'crypto', {
      value: {},
      configurable: true,
    })
    const link = new FileLink(session as never, jest.fn() as never)
    Object.defineProperty(globalThis, 'crypto', {
      value: crypto,
      configurable: true,
    })
    expect(session.subscribe).not.toHaveBeenCalled()
    expect(link.getSnapshot().isLinked).toBe(false)
  })
})
