import type { Acquaintance } from 'src/features/call/model/callEvents'
import {
  type CallFacts,
  checkWords,
  compareAsOpener,
  compareAsOwner,
  type Comparison,
  findPermanentId,
  isPermanentId,
  linkOfPage,
  type LinkOfPage,
  type OwnerKey,
  ownerKeyOf,
  ProofWire,
  proveAsOpener,
  proveAsOwner,
  proveByWords,
} from 'src/features/proof'

import {
  type CallEnd,
  CallResumption,
  type ResumptionStore,
} from './CallResumption'
import { type Descriptions, dtlsEnds } from './dtlsEnds'
import type { HelloMessage } from './model/callProtocol'

export type { Acquaintance }

/**
 * Why a peer is refused: it is not the owner of the link, it has not exchanged
 * safety words where nothing else could identify it, or the connection was lost
 * before either was known.
 */
export type Stranger = 'refuted' | 'uncompared' | 'lost'

/** What a page knows about its own link. */
interface OwnLink {
  address: () => string
  origin: () => string
  key: (ownId: string | null) => Promise<OwnerKey | null>
  /**
   * the number with which the id was derived from the key; null if the id is
   * not derived from a key
   */
  number: (ownId: string | null) => Promise<number | null>
}

/** Comparing safety words needs WebCrypto. */
const canCompare = () => typeof crypto.subtle === 'object'

const linkOfThisPage: OwnLink = {
  address: () => window.location.href,
  origin: () => window.location.origin,
  key: async (ownId) => (ownId === null ? null : ownerKeyOf(ownId)),
  number: async (ownId) => {
    const kept = await findPermanentId()
    // If another tab uses the permanent id, this tab has a different id. A
    // proof with the number would reveal that both ids belong to one owner.
    return kept?.id === ownId ? kept.number : null
  },
}

/**
 * The handshake of a call: is the peer the participant of the previous call
 * (CallResumption), and does it prove the link (docs/proof.md)? No other
 * message passes in either direction before both are known.
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
   * @param channel the open channel of the call
   * @returns this side’s `hello`
   */
  hello(channel: RTCDataChannel): Promise<HelloMessage> {
    this.wire = new ProofWire(channel)
    return (this.own = this.ownHello())
  }

  /**
   * Call this after `hello`.
   *
   * @param hello of the peer; null if its first message was something else
   */
  async heard(hello: HelloMessage | null): Promise<Acquaintance | Stranger> {
    // `hello` must be sent before a farewell.
    await this.own
    const isResumed = await this.resumption.isResumedBy(hello)
    const verdict = (await this.isProofWanted(hello))
      ? await this.prove(hello).catch(() => 'refuted' as const)
      : 'unverified'
    const safetyWords =
      verdict === 'unverified' && this.mustCompare(hello)
        ? await this.compare(hello).catch(() => null)
        : undefined
    // Without this message, the peer would take the closed call for a goodbye.
    if (safetyWords === null) this.wire?.send({ type: 'proof-refused' })
    this.wire?.stop()
    if (safetyWords === null) return 'uncompared'
    if (safetyWords === 'lost') return 'lost'
    if (verdict === 'refuted' || verdict === 'lost') return verdict
    const found = { isResumed, isVerified: verdict === 'verified' }
    return safetyWords ? { ...found, safetyWords } : found
  }

  /** Call this once the peer has become the participant; see CallResumption. */
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

  /** Whether the sharer made the link; the caller is always the sharer. */
  private get isOfSharer(): boolean {
    return (this.link.role === 'owner') === this.call.isCaller
  }

  /**
   * Sharers are asked whether to admit somebody who opens the sharer’s own link
   * without a key fingerprint. To decide, they need safety words, whatever the
   * peer claims to support. A viewer has nothing to lose, so a viewer’s page
   * compares only if the sharer’s page offers it; older pages do not.
   */
  private mustCompare(hello: HelloMessage | null): boolean {
    if (!this.isOfSharer) return false
    return this.link.role === 'owner' || hello?.compares === true
  }

  /**
   * A page that was opened by a link decides from that link alone whether it
   * requires the proof, so that no message of the peer can switch it off. It
   * does if the link has a key fingerprint, or if the id in the link is derived
   * from the owner’s key: then its words are a fingerprint of that key. The
   * owner’s page does not see which link was opened, so the peer announces the
   * proof in its `hello`.
   */
  private async isProofWanted(hello: HelloMessage | null): Promise<boolean> {
    const { link } = this
    return link.role === 'opener'
      ? link.pin !== null || this.isWorded()
      : !!(hello?.pinned ?? hello?.worded)
  }

  /** Whether the id of the link that opened this page is derived from a key. */
  private async isWorded(): Promise<boolean> {
    const { link } = this
    return link.role === 'opener' && canCompare() && isPermanentId(link.id)
  }

  private async prove(hello: HelloMessage | null) {
    const { call, link, wire } = this
    const pin = link.role === 'opener' ? link.pin : null
    if (!hello || !wire) return 'refuted'
    if (pin === 'damaged') {
      // Without this message, the owner would take the closed call for a lost
      // one and call again.
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
    // The peer may only have typed the words of the id, which proves nothing
    // about the peer.
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
