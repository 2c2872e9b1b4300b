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
 * Why the peer is not accepted. `refuted`: the peer has not proved to be the
 * owner or the recipient of the link. `uncompared`: the peer has not exchanged
 * safety words (two words that both people compare), although nothing else
 * identifies the peer. `lost`: the connection was lost during the handshake.
 */
export type Stranger = 'refuted' | 'uncompared' | 'lost'

interface OwnLink {
  address: () => string
  origin: () => string
  key: (ownId: string | null) => Promise<OwnerKey | null>
  /**
   * the number that was used to derive `ownId` from the key; null if `ownId` is
   * not derived from the key
   */
  number: (ownId: string | null) => Promise<number | null>
}

/** `crypto.subtle` is missing in insecure contexts (plain HTTP). */
const canCompare = () => typeof crypto.subtle === 'object'

const linkOfThisPage: OwnLink = {
  address: () => window.location.href,
  origin: () => window.location.origin,
  key: async (ownId) => (ownId === null ? null : ownerKeyOf(ownId)),
  number: async (ownId) => {
    const kept = await findPermanentId()
    // If another tab already uses this browser’s permanent id, this tab has a
    // different id. If it sent the number, the peer would learn that both ids
    // belong to the same person.
    return kept?.id === ownId ? kept.number : null
  },
}

/**
 * The handshake at the start of a call. It checks whether the peer is the
 * participant of the previous call (CallResumption), and whether the peer
 * proves to be the owner or the recipient of the link (docs/proof.md). All
 * other messages are buffered until both checks are done.
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

  hello(channel: RTCDataChannel): Promise<HelloMessage> {
    this.wire = new ProofWire(channel)
    return (this.own = this.ownHello())
  }

  async heard(hello: HelloMessage | null): Promise<Acquaintance | Stranger> {
    // Waits until this side’s `hello` is ready, because the `hello` must be
    // sent before a refusal.
    await this.own
    const isResumed = await this.resumption.isResumedBy(hello)
    const verdict = (await this.isProofWanted(hello))
      ? await this.prove(hello).catch(() => 'refuted' as const)
      : 'unverified'
    const safetyWords =
      verdict === 'unverified' && this.mustCompare(hello)
        ? await this.compare(hello).catch(() => null)
        : undefined
    // Without `proof-refused`, the peer’s page would treat the closed call as a
    // normal goodbye.
    if (safetyWords === null) this.wire?.send({ type: 'proof-refused' })
    this.wire?.stop()
    if (safetyWords === null) return 'uncompared'
    if (safetyWords === 'lost') return 'lost'
    if (verdict === 'refuted' || verdict === 'lost') return verdict
    const found = { isResumed, isVerified: verdict === 'verified' }
    return safetyWords ? { ...found, safetyWords } : found
  }

  /** Stores the secret for the next call. Only for an admitted call. */
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

  /** Whether the link was made by the sharer, who is always the caller. */
  private get isOfSharer(): boolean {
    return (this.link.role === 'owner') === this.call.isCaller
  }

  /**
   * Whether this call needs safety words, two words that both people compare.
   * On the sharer’s own link, the sharer is asked whether to admit an
   * unverified peer, so the sharer’s page always requires the words. A viewer
   * risks nothing, so the viewer’s page compares only if the sharer’s `hello`
   * offers it; older pages do not offer it.
   */
  private mustCompare(hello: HelloMessage | null): boolean {
    if (!this.isOfSharer) return false
    return this.link.role === 'owner' || hello?.compares === true
  }

  /**
   * Whether this call needs a proof of the link. The page that opened a link
   * decides from that link alone, so that no message of the peer can switch the
   * proof off: a proof is needed if the link has a key fingerprint, or an id
   * derived from the owner’s key. The owner’s page does not know which link was
   * opened, so it relies on the peer’s `hello`.
   */
  private async isProofWanted(hello: HelloMessage | null): Promise<boolean> {
    const { link } = this
    return link.role === 'opener'
      ? link.pin !== null || this.isWorded()
      : !!(hello?.pinned ?? hello?.worded)
  }

  private async isWorded(): Promise<boolean> {
    const { link } = this
    return link.role === 'opener' && canCompare() && isPermanentId(link.id)
  }

  private async prove(hello: HelloMessage | null) {
    const { call, link, wire } = this
    const pin = link.role === 'opener' ? link.pin : null
    if (!hello || !wire) return 'refuted'
    if (pin === 'damaged') {
      // Without `proof-refused`, the owner’s page would treat the closed call
      // as a lost connection, and call again.
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
    // Anybody can type the words of an id, so the peer is not verified.
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
