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

/** Limit for messages that wait until the code for transfers is loaded. */
const mostKept = 16

export interface FileLinkState {
  /** whether messages about files can be sent in the current call */
  isLinked: boolean
  /** purposes that the peer accepts; null until its `files` message */
  theirs: readonly string[] | null
  /** null until one side offers a file and the code is loaded */
  transfers: FileTransfers | null
  /** why this page could not offer the last file */
  problem: { name: string; why: OfferProblem } | null
}

/** These problems concern all chosen files, so none is offered. */
const ofAll: readonly OfferProblem[] = ['no-connection', 'older', 'too-many']

const fetchTransfers = () => import('./FileTransfers')

/** Limits our offers, because each of them asks the other person a question. */
const ownOffers: TokenBucket = { perSecond: 0.1, burst: 6 }

/** More than `ownOffers`: after an outage, the peer repeats its offers. */
const theirOffers: TokenBucket = { perSecond: 0.2, burst: 12 }

const theirMessages: TokenBucket = { perSecond: 10, burst: 60 }

/** Limits the rates of offers, and of all other messages about files. */
export class OfferLimiter {
  private readonly remainders = new Map<TokenBucket, Remainder>()

  constructor(private readonly now: () => number = () => performance.now()) {}

  /**
   * Counts one offer of this page.
   *
   * @returns false if the limit is reached
   */
  mayOffer(): boolean {
    return this.spend(ownOffers)
  }

  /**
   * Counts one message of the peer.
   *
   * @returns false if the limit is exceeded
   */
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
 * The small part of file transfer that is loaded for every call. It tells the
 * peer which purposes this page accepts. When either side offers a file, it
 * loads `FileTransfers`.
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
      from: {
        ...{ files: 'both', 'file-offer': 'both', 'file-take': 'both' },
        ...{ 'file-sent': 'both', 'file-arrived': 'both', 'file-end': 'both' },
      },
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
   * Offers a file to the other person. If that is impossible, `problem` says
   * why.
   *
   * @returns whether the file was offered
   */
  readonly offer = async (
    file: File,
    purpose: Purpose = 'file'
  ): Promise<boolean> => {
    const why = await this.tryToOffer(file, purpose)
    this.set({ problem: why && { name: fileName(file.name), why } })
    return why === null
  }

  /** Offers several files, each after the previous transfer has ended. */
  readonly offerEach = (files: readonly File[]): void => {
    this.dismissProblem()
    const isIdle = this.waiting.length === 0
    this.waiting.push(...files)
    if (isIdle) void this.offerNext(true)
  }

  readonly dismissProblem = (): void => this.set({ problem: null })

  /** @param isFirst true if no other chosen file was offered before this one */
  private async offerNext(isFirst: boolean): Promise<void> {
    const [file] = this.waiting
    if (!file || this.isOffering) return
    this.isOffering = true
    const why = await this.tryToOffer(file, 'file')
    this.isOffering = false
    // Keeps the file for later: this method runs again when a transfer changes,
    // or after a reconnect.
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

  /** Runs after each session change: call or person may be different. */
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

  /**
   * Sends the message `files`. If the call is not open yet, the next change of
   * the session calls this again.
   */
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
    // The message `files` is about transfers that exist already, and there are
    // none before the code is loaded.
    if (message.type === 'files' || this.kept.length >= mostKept) return
    this.kept.push(message)
    void this.load()
  }

  private set(change: Partial<FileLinkState>): void {
    this.state.set({ ...this.getSnapshot(), ...change })
  }
}

/** Browsers offer WebCrypto only to secure pages (https, localhost). */
const canHash = (): boolean => globalThis.crypto?.subtle !== undefined
