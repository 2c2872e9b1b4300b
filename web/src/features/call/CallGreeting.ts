import type { Acquaintance } from 'src/features/call/model/callEvents'
import {
  type CallFacts,
  checkWords,
  compareAsOpener,
  compareAsOwner,
  type Comparison,
  findKeptId,
  isKeptId,
  linkOfPage,
  type LinkOfPage,
  type OwnerKey,
  ownerKeyOf,
  ProofWire,
  proveAsOpener,
  proveAsOwner,
  proveByWords,
} from 'src/features/proof'

import { type CallEnd, CallResumption } from './CallResumption'
import { type Descriptions, dtlsEnds } from './dtlsEnds'
import type { HelloMessage } from './model/callProtocol'
import type { ResumptionStore } from './ResumptionStore'

export type { Acquaintance }

/**
 * The peer is not whom the link names, has not compared two words where nothing
 * else could tell who it is, or was lost before that was known.
 */
export type Stranger = 'refuted' | 'uncompared' | 'lost'

/** What a page knows of its own link. */
interface OwnLink {
  address: () => string
  origin: () => string
  key: (ownId: string | null) => Promise<OwnerKey | null>
  /** with which that id was made of the key; null if it was not */
  number: (ownId: string | null) => Promise<number | null>
}

/** It needs WebCrypto. */
const canCompare = () => typeof crypto.subtle === 'object'

const linkOfThisPage: OwnLink = {
  address: () => window.location.href,
  origin: () => window.location.origin,
  key: async (ownId) => (ownId === null ? null : ownerKeyOf(ownId)),
  number: async (ownId) => {
    const kept = await findKeptId()
    // Another tab may have the kept id, and this one's must not be tied to it.
    return kept?.id === ownId ? kept.number : null
  },
}

/**
 * The handshake of a call: is it the previous participant (CallResumption), and
 * is it the person of the link (docs/proof.md)? Nothing else is heard or said
 * before both are known.
 */
export class CallGreeting {
  private readonly resumption: CallResumption
  private readonly link: LinkOfPage
  private own: Promise<HelloMessage> | null = null
  private wire: ProofWire | null = null

  constructor(
    private readonly connection: Descriptions,
    private readonly call: CallEnd,
    store: ResumptionStore,
    private readonly ownLink = linkOfThisPage
  ) {
    this.resumption = new CallResumption(connection, call, store)
    this.link = linkOfPage(ownLink.address())
  }

  /**
   * @param channel of the call, open
   * @returns this side’s `hello`
   */
  hello(channel: RTCDataChannel): Promise<HelloMessage> {
    this.wire = new ProofWire(channel)
    return (this.own = this.ownHello())
  }

  /**
   * After `hello`.
   *
   * @param hello of the peer; null if its first message was something else
   */
  async heard(hello: HelloMessage | null): Promise<Acquaintance | Stranger> {
    // A farewell is only said after it.
    await this.own
    const isResumed = await this.resumption.isResumedBy(hello)
    const verdict = (await this.isProofWanted(hello))
      ? await this.prove(hello).catch(() => 'refuted' as const)
      : 'unverified'
    const twoWords =
      verdict === 'unverified' && this.mustCompare(hello)
        ? await this.compare(hello).catch(() => null)
        : undefined
    // The peer would take a mere end for a goodbye.
    if (twoWords === null) this.wire?.send({ type: 'proof-refused' })
    this.wire?.stop()
    if (twoWords === null) return 'uncompared'
    if (twoWords === 'lost') return 'lost'
    if (verdict === 'refuted' || verdict === 'lost') return verdict
    const found = { isResumed, isVerified: verdict === 'verified' }
    return twoWords ? { ...found, twoWords } : found
  }

  /** As soon as the peer is the participant; see CallResumption. */
  keep(): void {
    this.resumption.keep()
  }

  private async ownHello(): Promise<HelloMessage> {
    const { link } = this
    const hello = await this.resumption.hello()
    const isPinned = link.role === 'opener' && link.pin !== null
    if (isPinned) return { ...hello, pinned: true }
    if (!canCompare()) return hello
    if (await this.isWorded()) return { ...hello, worded: true }
    return this.isOfSharer ? { ...hello, compares: true } : hello
  }

  /** A sharer has made the link; it is always the sharer who calls. */
  private get isOfSharer(): boolean {
    return (this.link.role === 'owner') === this.call.isCaller
  }

  /**
   * The sharer is asked about whoever comes to their own link without its pin,
   * and must have two words to ask for, whatever the peer says that it can do.
   * The viewer has nothing to lose, and a sharer’s page that is older than the
   * comparison says nothing of it.
   */
  private mustCompare(hello: HelloMessage | null): boolean {
    if (!this.isOfSharer) return false
    return this.link.role === 'owner' || hello?.compares === true
  }

  /**
   * A page whose link has a pin, or whose words are made of a key, never does
   * without, however early its peer greets; its peer says so.
   */
  private async isProofWanted(hello: HelloMessage | null): Promise<boolean> {
    const { link } = this
    return link.role === 'opener'
      ? link.pin !== null || this.isWorded()
      : !!(hello?.pinned ?? hello?.worded)
  }

  /** This page was opened by words that are made of a key. */
  private async isWorded(): Promise<boolean> {
    const { link } = this
    return link.role === 'opener' && canCompare() && isKeptId(link.id)
  }

  private async prove(hello: HelloMessage | null) {
    const { call, link, wire } = this
    const pin = link.role === 'opener' ? link.pin : null
    if (!hello || !wire) return 'refuted'
    if (pin === 'damaged') {
      // Its owner would take a mere end for a lost call, and place it again.
      wire.send({ type: 'proof-refused' })
      return 'refuted'
    }
    const facts = await this.factsWith(hello)
    if (!facts) return 'refuted'
    if (pin) return proveAsOpener(wire, facts, pin)
    if (link.role === 'opener') {
      return checkWords(wire, facts, link.id, this.ownLink.origin())
    }
    const key = await this.ownLink.key(call.ownId)
    if (hello.pinned) return proveAsOwner(wire, facts, key)
    await proveByWords(wire, facts, key, await this.ownLink.number(call.ownId))
    // Whoever has typed the words is not proved by them.
    return 'unverified'
  }

  private async compare(hello: HelloMessage | null): Promise<Comparison> {
    const { link, wire } = this
    if (!hello?.compares || !canCompare()) return null
    const facts = await this.factsWith(hello)
    if (!wire || !facts) return null
    return link.role === 'opener'
      ? compareAsOpener(wire, facts)
      : compareAsOwner(wire, facts)
  }

  private async factsWith(other: HelloMessage): Promise<CallFacts | null> {
    const { call, link } = this
    const own = await this.own
    const ends = await dtlsEnds(this.connection)
    if (!ends || !own) return null
    const byRole = <Value>(mine: Value, theirs: Value) =>
      call.isCaller
        ? { caller: mine, callee: theirs }
        : { caller: theirs, callee: mine }
    return {
      callId: call.id,
      owner: (link.role === 'owner') === call.isCaller ? 'caller' : 'callee',
      fingerprints: byRole(ends.own, ends.other),
      randoms: byRole(own.random, other.random),
    }
  }
}
