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

/** A caller makes a new proof every twenty seconds at most. */
const mostUsed = 64

const newNonce = () =>
  base64urlnopad.encode(crypto.getRandomValues(new Uint8Array(nonceByteLength)))

/**
 * @param ownId of this page
 * @returns the fingerprint of this page's link; null if the link has none, and
 * no helper with that id is saved on this computer
 */
async function pinOfPage(ownId: string): Promise<Pin | null> {
  const link = linkOfPage(window.location.href)
  if (link.role === 'owner') return (await ownerKeyOf(ownId))?.pin ?? null
  if (link.pin) return link.pin === 'damaged' ? null : link.pin
  const kept = parseKeptHelpers(keptHelpers.getSnapshot())
  return kept.find(({ id }) => id === link.id)?.pin ?? null
}

/**
 * Verifies that a caller has the link of this page before anything is answered.
 * An answer would reveal that somebody is there, and the IP address of this
 * device (docs/proof.md).
 */
export class OfferProof {
  private readonly used = new Set<string>()

  /**
   * @param secretWith returns the secret, in hex, that this page shares with
   * the participant of the last call; null for others. That participant may
   * have been accepted without the link.
   */
  constructor(
    private readonly secretWith: (remoteId: string) => Promise<string | null>,
    private readonly pinOf = pinOfPage
  ) {}

  /**
   * Never rejects.
   *
   * @param payload of an offer or a knock
   * @returns the payload with this page’s proof, if it can make one
   */
  async sign(payload: object, ends: OfferEnds): Promise<object> {
    try {
      // Only a knock needs a nonce, as a call has a unique id.
      const nonce = isKnock(payload) && { nonce: newNonce() }
      const asked = { ...payload, ...nonce }
      const text = offerText(asked, ends)
      const { pin, secret } = await this.keys(ends.callerId, ends.calleeId)
      const mac = pin ?? secret
      if (!mac || text === null) return payload
      return withOfferMac(asked, base64urlnopad.encode(await mac.make(text)))
    } catch {
      // Without WebCrypto there is no proof, and the other page asks its user.
      return payload
    }
  }

  /**
   * Never rejects. A proof is accepted once.
   *
   * @returns true if the caller has the link, or is the last participant;
   * otherwise null if the link has no key fingerprint, else false
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
