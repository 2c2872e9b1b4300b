import type { CallFacts } from 'src/domain/proof/transcript'
import type { TwoWords } from 'src/domain/proof/twoWords'
import type { HelloMessage } from 'src/domain/wire/callProtocol'
import {
  compareAsOpener,
  compareAsOwner,
  type Comparison,
} from 'src/lib/proof/compareWords'
import { type LinkOfPage, linkOfPage } from 'src/lib/proof/linkOfPage'
import type { OwnerKey } from 'src/lib/proof/OwnerKey'
import { ownerKeyOfBrowser } from 'src/lib/proof/ownerKeyOfBrowser'
import { ProofWire } from 'src/lib/proof/ProofWire'
import { proveAsOpener, proveAsOwner } from 'src/lib/proof/proveCall'

import { type CallEnd, CallResumption } from './CallResumption'
import { type Descriptions, dtlsEnds } from './dtlsEnds'
import type { ResumptionStore } from './ResumptionStore'

/** What the greeting has told about the peer. */
export interface Acquaintance {
  /** the previous participant */
  isResumed: boolean
  /** the owner of the link that this page was opened by, or somebody who has it */
  isVerified: boolean
  /** where it is not: the same on both sides, unless somebody is between */
  twoWords?: TwoWords | undefined
}

/** The peer is not whom the link names, or was lost before that was known. */
export type Stranger = 'refuted' | 'lost'

/** What a page knows of its own link. */
interface OwnLink {
  address: () => string
  key: () => Promise<OwnerKey | null>
}

/** It needs WebCrypto. */
const canCompare = () => typeof crypto.subtle === 'object'

const linkOfThisPage: OwnLink = {
  address: () => window.location.href,
  key: ownerKeyOfBrowser,
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
    const isResumed = await this.resumption.isResumedBy(hello)
    const verdict = this.isProofWanted(hello)
      ? await this.prove(hello).catch(() => 'refuted' as const)
      : 'unverified'
    const twoWords =
      verdict === 'unverified' && hello?.compares
        ? await this.compare(hello).catch(() => null)
        : null
    this.wire?.stop()
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
    const hello = await this.resumption.hello()
    const isPinned = this.link.role === 'opener' && this.link.pin !== null
    if (isPinned) return { ...hello, pinned: true }
    return canCompare() ? { ...hello, compares: true } : hello
  }

  /** A page whose link has a pin never does without; its peer says so. */
  private isProofWanted(hello: HelloMessage | null): boolean {
    const { link } = this
    return link.role === 'opener' ? link.pin !== null : !!hello?.pinned
  }

  private async prove(hello: HelloMessage | null) {
    const { link, wire } = this
    const pin = link.role === 'opener' ? link.pin : null
    if (!hello || !wire || pin === 'damaged') return 'refuted'
    const facts = await this.factsWith(hello)
    if (!facts) return 'refuted'
    return pin
      ? proveAsOpener(wire, facts, pin)
      : proveAsOwner(wire, facts, await this.ownLink.key())
  }

  private async compare(hello: HelloMessage): Promise<Comparison> {
    const { link, wire } = this
    const facts = canCompare() ? await this.factsWith(hello) : null
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
