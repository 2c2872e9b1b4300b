import { Store } from 'src/browser/Store'
import { FakeCall } from 'src/features/call/FakeCall'
import type { UserId } from 'src/features/links/model/userId'
import { MessageRouter } from 'src/features/messages/MessageRouter'
import type { PeerSession } from 'src/features/session/PeerSession'
import type { PeerSessionSnapshot } from 'src/features/session/PeerSessionSnapshot'
import { chunkBytes } from 'src/features/wire/model/dataChannel'

import { FileLink } from './FileLink'
import type { FileSink } from './FileSink'
import type { Transfer } from './model/transfer'

type Snapshot = Pick<
  PeerSessionSnapshot,
  'participantNumber' | 'mediaConnection' | 'remoteParticipantState'
>

export class FakeFile {
  isReadable = true
  readonly type = ''

  constructor(
    readonly bytes: Uint8Array,
    readonly name = 'letter.pdf'
  ) {}

  get size(): number {
    return this.bytes.length
  }

  slice(from: number, to: number) {
    const part = this.bytes.slice(from, to).buffer
    return {
      arrayBuffer: async () => {
        if (!this.isReadable) throw new Error('NotReadableError')
        return part
      },
    }
  }

  get asFile(): File {
    return this as unknown as File
  }
}

/**
 * Test data that starts like a PDF. Each byte depends on its position, so that
 * misplaced chunks are noticed.
 */
export const someBytes = (size: number): Uint8Array =>
  Uint8Array.from({ length: size }, (_, at) =>
    at < 5 ? '%PDF-'.charCodeAt(at) : (at * 7 + (at >> 8)) % 251
  )

export class FakeSink implements FileSink {
  readonly place = 'downloads'
  readonly name = 'letter.pdf'
  readonly blocks: Uint8Array[] = []
  end: 'finished' | 'aborted' | null = null
  write = async (block: Uint8Array): Promise<void> => {
    this.blocks.push(block)
  }

  get bytes(): Buffer {
    return Buffer.concat(this.blocks)
  }

  async finish(): Promise<void> {
    this.end = 'finished'
  }

  abort(): void {
    this.end = 'aborted'
  }
}

function newPage() {
  const store = new Store<Snapshot>({
    participantNumber: 0,
    mediaConnection: null,
    remoteParticipantState: 'idle',
  })
  const session = store as unknown as PeerSession
  const link = new FileLink(session, new MessageRouter(session))
  return { store, link }
}

export class FakeFilePair {
  left = newPage()
  right = newPage()
  private callCount = 0
  private participantNumber = 1
  call: FakeCall | null = null

  private get pages() {
    return [this.left, this.right] as const
  }

  /**
   * Connects a call between both pages and lets both accept messages.
   *
   * @returns the left page's end of the call
   */
  connect(prepare: (call: FakeCall) => void = () => {}): FakeCall {
    const call = new FakeCall(`mc_${++this.callCount}`, 'b' as UserId)
    const ends = [call, call.arriveFrom('a' as UserId)]
    this.call = call
    prepare(call)
    this.pages.forEach(({ store }, at) => {
      const end = ends[at]!
      end.isConnected = true
      end.admit()
      store.set({
        participantNumber: this.participantNumber,
        mediaConnection: end,
        remoteParticipantState: 'connected',
      })
    })
    return call
  }

  lose(): void {
    this.call?.lose()
    this.call?.other?.lose()
    this.call = null
    this.pages.forEach(({ store }) =>
      store.set({
        ...store.getSnapshot(),
        mediaConnection: null,
        remoteParticipantState: 'idle',
      })
    )
  }

  replacePerson(): void {
    this.participantNumber++
  }

  reload(side: 'left' | 'right'): void {
    this[side] = newPage()
  }
}

const patienceMs = 10_000

/** Polls, because hashing runs in another thread and takes an unknown time. */
export async function until(isReached: () => boolean): Promise<void> {
  const beganMs = performance.now()
  while (!isReached()) {
    if (performance.now() - beganMs > patienceMs) {
      throw new Error('It has not come to that.')
    }
    await new Promise((resolve) => setTimeout(resolve))
  }
}

type Page = FakeFilePair['left']

export const newestOf = ({ link }: Page): Transfer | undefined =>
  link.getSnapshot().transfers?.getSnapshot().transfers.at(-1)

/** Makes the left page offer a file to the right page. */
export async function offered(size = 3 * chunkBytes) {
  const pair = new FakeFilePair()
  pair.connect()
  const file = new FakeFile(someBytes(size))
  const transfers = await pair.left.link.load()
  const problem = await transfers.offer(file.asFile)
  if (problem) throw new Error(problem)
  await until(() => newestOf(pair.right) !== undefined)
  const sink = new FakeSink()
  const take = () => {
    const { id } = newestOf(pair.right)!
    pair.right.link.getSnapshot().transfers!.take(id, sink)
  }
  return { pair, file, sink, take }
}
