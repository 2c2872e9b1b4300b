import { base64urlnopad, hex } from '@scure/base'

import { decodeBase64url } from 'src/browser/bytes'
import { keptHelpers } from 'src/browser/preferences'
import { parseKeptHelpers, type Pin } from 'src/features/links'

import { linkOfPage } from './linkOfPage'
import {
  isKnock,
  offerMacOf,
  offerProtocol,
  offerText,
  type OfferEnds,
  withOfferMac,
} from './model/offerText'
import { nonceByteLength } from './model/proofMessage'
import { ownerKeyOf } from './ownerKeyOf'
import { PinMac } from './PinMac'

/** Proofs to remember. A caller makes a new one every 20 s at most. */
const mostUsed = 64

const newNonce = () =>
  base64urlnopad.encode(crypto.getRandomValues(new Uint8Array(nonceByteLength)))

/**
 * Finds the key fingerprint that a call to or from this page has to prove.
 *
 * @param ownId the id of this page
 * @returns the fingerprint in this page's link, or of the saved helper with the
 * link's id; null if there is neither
 */
async function pinOfPage(ownId: string): Promise<Pin | null> {
  const link = linkOfPage(window.location.href)
  if (link.role === 'owner') return (await ownerKeyOf(ownId))?.pin ?? null
  if (link.pin) return link.pin === 'damaged' ? null : link.pin
  const kept = parseKeptHelpers(keptHelpers.getSnapshot())
  return kept.find(({ id }) => id === link.id)?.pin ?? null
}

/**
 * Lets a caller prove, already in the offer, that it has the link. The callee
 * verifies this before answering: an answer would show anybody that the page is
 * open, and the IP address of this device (docs/proof.md).
 */
export class OfferProof {
  private readonly used = new Set<string>()

  /**
   * @param secretWith returns the secret, in hex, that this page has agreed on
   * with the last participant; null for others. With this secret, the last
   * participant can call again even without the link, because a person may have
   * accepted the first call.
   */
  constructor(
    private readonly secretWith: (remoteId: string) => Promise<string | null>,
    private readonly pinOf = pinOfPage
  ) {}

  /**
   * Adds a proof. Never rejects.
   *
   * @param payload an offer, or a message that asks whether a call would be
   * answered (a “knock”)
   * @returns the payload with a proof; without one if this page has no key
   * fingerprint and no secret
   */
  async sign(payload: object, ends: OfferEnds): Promise<object> {
    try {
      // A nonce makes each knock unique. An offer is unique already, by its
      // connection id.
      const nonce = isKnock(payload) && { nonce: newNonce() }
      const asked = { ...payload, ...nonce }
      const text = offerText(asked, ends)
      const { pin, secret } = await this.keys(ends.callerId, ends.calleeId)
      const mac = pin ?? secret
      if (!mac || text === null) return payload
      return withOfferMac(asked, base64urlnopad.encode(await mac.make(text)))
    } catch {
      // Without WebCrypto, nothing is proved, and the callee's page asks the
      // person.
      return payload
    }
  }

  /**
   * Verifies the proof in a payload. The same proof is accepted only once.
   * Never rejects.
   *
   * @returns true if the caller has the link or is the last participant; null
   * if nothing can be verified, because this page's link has no key
   * fingerprint; otherwise false
   */
  async isFromLink(payload: unknown, ends: OfferEnds): Promise<boolean | null> {
    try {
      const { pin, secret } = await this.keys(ends.calleeId, ends.callerId)
      const text = offerText(payload, ends)
      const bytes = decodeBase64url(offerMacOf(payload) ?? '')
      const mac = bytes && Uint8Array.from(bytes)
      const isProved =
        text !== null &&
        mac !== null &&
        ((await pin?.verify(text, mac)) || (await secret?.verify(text, mac)))
      if (isProved) return this.isFirst(text)
      return pin ? false : null
    } catch {
      return false
    }
  }

  private async keys(ownId: string, remoteId: string) {
    const pin = await this.pinOf(ownId)
    const secret = await this.secretWith(remoteId)
    return {
      pin: pin ? new PinMac(pin, offerProtocol) : null,
      secret: secret ? new PinMac(hex.decode(secret), offerProtocol) : null,
    }
  }

  private isFirst(text: string): boolean {
    if (this.used.has(text)) return false
    this.used.add(text)
    const [oldest] = this.used
    if (oldest && this.used.size > mostUsed) this.used.delete(oldest)
    return true
  }
}
