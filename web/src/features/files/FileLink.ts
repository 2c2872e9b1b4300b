import { fetchPatiently } from 'src/browser/fetchPatiently'
import { Store } from 'src/browser/Store'
import {
  type Remainder,
  spend,
  type TokenBucket,
} from 'src/browser/tokenBucket'
import type { CallPort } from 'src/features/call'
import { gestureRate, type MessageRouter } from 'src/features/messages'
import type { PeerSession, Saved } from 'src/features/session'

import type { FileTransfers } from './FileTransfers'
import {
  type FileMessage,
  fileSchema,
  type Purpose,
  purposes,
} from './model/fileMessage'
import { fileName } from './model/fileName'
import type { OfferProblem } from './model/refusedFile'

declare module 'src/features/session' {
  interface SessionTools {
    files: FileLink
  }
}

/** Limit of the messages buffered while the transfers are being loaded. */
const mostKept = 16

export interface FileLinkState {
  /** whether the call accepts messages */
  isLinked: boolean
  /** null until the peer’s page has said which purposes it accepts */
  theirs: readonly string[] | null
  /** null until either side has a file */
  transfers: FileTransfers | null
  /** why a file of this side was not offered */
  problem: { name: string; why: OfferProblem } | null
}

/** After one of these problems, the other files are not offered either. */
const ofAll: readonly OfferProblem[] = ['no-connection', 'older', 'too-many']

const fetchTransfers = () => import('./FileTransfers')

/** Each offer asks the peer a question. */
const ownOffers: TokenBucket = { perSecond: 0.1, burst: 6 }

/** More than `ownOffers`: after an outage, offers arrive all at once. */
const theirOffers: TokenBucket = { perSecond: 0.2, burst: 12 }

const theirMessages: TokenBucket = { perSecond: 10, burst: 60 }

/** Limits offers, and separately all other messages about files. */
export class OfferLimiter {
  private readonly remainders = new Map<TokenBucket, Remainder>()

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Counts an offer of this side, and returns whether it may be made. */
  mayOffer(): boolean {
    return this.spend(ownOffers)
  }

  /** @returns whether the peer’s message is within the limit */
  mayHear({ type }: FileMessage): boolean {
    return this.spend(type === 'file-offer' ? theirOffers : theirMessages)
  }

  private spend(bucket: TokenBucket): boolean {
    const before = this.remainders.get(bucket) ?? null
    const after = spend(bucket, before, this.now())
    if (after) this.remainders.set(bucket, after)
    return after !== null
  }
}

/**
 * The part of file transfer that every call needs: both pages announce which
 * purposes they accept. The rest is loaded with the first file.
 */
export class FileLink {
  private readonly state = new Store<FileLinkState>({
    isLinked: false,
    theirs: null,
    transfers: null,
    problem: null,
  })
  private call: CallPort | null = null
  private participantNumber = 0
  private loading: Promise<FileTransfers> | null = null
  private kept: FileMessage[] = []
  private readonly limiter = new OfferLimiter()
  private waiting: File[] = []
  private isOffering = false

  readonly subscribe = this.state.subscribe
  readonly getSnapshot = this.state.getSnapshot

  constructor(
    private readonly session: Pick<PeerSession, 'subscribe' | 'getSnapshot'>,
    private readonly router: MessageRouter,
    private readonly saved: (file: Saved) => void = () => {},
    private readonly fetch = fetchTransfers
  ) {
    if (!canHash()) return
    router.register({
      schema: fileSchema,
      rate: gestureRate,
      handle: (message, { isOwn }) => {
        if (!isOwn) this.hear(message)
      },
    })
    session.subscribe(this.follow)
    this.follow()
  }

  readonly load = (): Promise<FileTransfers> =>
    (this.loading ??= this.fetchAll())

  /**
   * Asks the peer whether they want a file; sets `problem` if that fails.
   *
   * @returns whether the peer was asked
   */
  readonly offer = async (
    file: File,
    purpose: Purpose = 'file'
  ): Promise<boolean> => {
    const why = await this.tryToOffer(file, purpose)
    this.set({ problem: why && { name: fileName(file.name), why } })
    return why === null
  }

  /** Offers each file when the previous one is finished. */
  readonly offerEach = (files: readonly File[]): void => {
    this.dismissProblem()
    const isIdle = this.waiting.length === 0
    this.waiting.push(...files)
    if (isIdle) void this.offerNext(true)
  }

  readonly dismissProblem = (): void => this.set({ problem: null })

  /** @param isFirst true if none of the chosen files was offered before */
  private async offerNext(isFirst: boolean): Promise<void> {
    const [file] = this.waiting
    if (!file || this.isOffering) return
    this.isOffering = true
    const why = await this.tryToOffer(file, 'file')
    this.isOffering = false
    // The file stays in the queue: `offerNext` runs again when the transfers
    // change, for example after a reconnect.
    if (why === 'one-at-a-time' || (why === 'no-connection' && !isFirst)) return
    this.waiting.shift()
    if (why === null) return
    this.set({ problem: { name: fileName(file.name), why } })
    if (ofAll.includes(why)) this.waiting = []
    else await this.offerNext(isFirst)
  }

  private async tryToOffer(
    file: File,
    purpose: Purpose
  ): Promise<OfferProblem | null> {
    const { isLinked, theirs } = this.getSnapshot()
    if (!isLinked) return 'no-connection'
    if (!theirs?.includes(purpose)) return 'older'
    const transfers = await this.load()
    return transfers.offer(file, purpose)
  }

  private async fetchAll(): Promise<FileTransfers> {
    const { FileTransfers } = await fetchPatiently(this.fetch)
    const transfers = new FileTransfers(
      this.limiter,
      this.saved,
      this.router.send
    )
    if (this.call && this.getSnapshot().isLinked) transfers.link(this.call)
    this.set({ transfers })
    transfers.subscribe(() => void this.offerNext(false))
    this.kept.splice(0).forEach((message) => transfers.receive(message))
    return transfers
  }

  /** The call or the participant may be different after any change. */
  private readonly follow = (): void => {
    const { participantNumber, mediaConnection, remoteParticipantState } =
      this.session.getSnapshot()
    const { transfers } = this.getSnapshot()
    if (participantNumber !== this.participantNumber) {
      this.participantNumber = participantNumber
      this.kept = []
      this.waiting = []
      transfers?.forget()
      this.dismissProblem()
    }
    if (mediaConnection !== this.call) this.change(mediaConnection)
    if (remoteParticipantState === 'connected') this.announce()
  }

  private change(call: CallPort | null): void {
    this.call = call
    this.kept = []
    if (this.getSnapshot().isLinked) this.getSnapshot().transfers?.unlink()
    this.set({ isLinked: false, theirs: null })
  }

  /** Called again at the next change if the call is not open yet. */
  private announce(): void {
    const { isLinked, transfers } = this.getSnapshot()
    if (isLinked || !this.call) return
    const holds = transfers?.held ?? []
    const takes = [...purposes]
    if (!this.router.send({ type: 'files', takes, holds })) return
    this.set({ isLinked: true })
    transfers?.link(this.call)
  }

  private hear(message: FileMessage): void {
    if (!this.limiter.mayHear(message)) return
    if (message.type === 'files') this.set({ theirs: message.takes })
    const { transfers } = this.getSnapshot()
    if (transfers) return transfers.receive(message)
    // A `files` message only resumes transfers, and there are none yet.
    if (message.type === 'files' || this.kept.length >= mostKept) return
    this.kept.push(message)
    void this.load()
  }

  private set(change: Partial<FileLinkState>): void {
    this.state.set({ ...this.getSnapshot(), ...change })
  }
}

/** WebCrypto is missing on pages without TLS. */
const canHash = (): boolean => globalThis.crypto?.subtle !== undefined
