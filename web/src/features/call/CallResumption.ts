import { hexOf } from 'src/browser/bytes'
import type { UserId } from 'src/features/links'

import { type Descriptions, type DtlsEnds, dtlsEnds } from './dtlsEnds'
import type { HelloMessage } from './model/callProtocol'

/**
 * Stores the secret that identifies the previous participant, so that it
 * survives page reloads.
 */
export interface ResumptionStore {
  resumptionSecret(remoteId: UserId): Promise<string | null>
  keepResumptionSecret(remoteId: UserId, secret: string): void
}

const randomBytes = 16

export interface CallEnd {
  id: string
  ownId: string | null
  remoteId: UserId
  isCaller: boolean
}

/**
 * Determines whether a call is with the participant of the previous call. In
 * their first call, both sides agree on a random secret over the data channel.
 * In each further call, they prove that they know the secret, as TLS 1.3
 * resumes a session (RFC 8446 §2.2). The proof covers the DTLS fingerprints of
 * the connection, so a man in the middle cannot forward it (RFC 8827 §5.6.4).
 */
export class CallResumption {
  private readonly random = hexOf(
    crypto.getRandomValues(new Uint8Array(randomBytes))
  )
  private readonly secret: Promise<string | null>
  private agreed: string | null = null

  constructor(
    private readonly connection: Descriptions,
    private readonly call: CallEnd,
    private readonly store: ResumptionStore
  ) {
    this.secret = store.resumptionSecret(call.remoteId).catch(() => null)
  }

  async hello(): Promise<HelloMessage> {
    const { random } = this
    const known = await this.known()
    if (!known) return { type: 'hello', random }
    const text = this.says(true, known.ends)
    const proof = await crypto.subtle.sign('HMAC', known.key, text)
    return { type: 'hello', random, proof: hexOf(new Uint8Array(proof)) }
  }

  /**
   * Agrees on a new secret with a peer that does not know the old secret.
   *
   * @param hello null if the peer’s first message was not a `hello`
   * @returns whether the peer has proved to be the previous participant
   */
  async isResumedBy(hello: HelloMessage | null): Promise<boolean> {
    if (!hello) return false
    const known = hello.proof ? await this.known() : null
    if (known && hello.proof) {
      const isProved = await crypto.subtle.verify(
        'HMAC',
        known.key,
        bytesOf(hello.proof),
        this.says(false, known.ends)
      )
      if (isProved) return true
    }
    const both = [this.random, hello.random]
    const [ofCaller, ofCallee] = this.call.isCaller ? both : both.reverse()
    this.agreed = `${ofCaller}${ofCallee}`
    return false
  }

  /**
   * Stores the new secret. Call this once the call is admitted: earlier, a
   * stranger who has only sent `hello` would count as the participant in the
   * next call.
   */
  keep(): void {
    const { agreed, call, store } = this
    if (agreed) store.keepResumptionSecret(call.remoteId, agreed)
  }

  /**
   * @returns null if there is no shared secret, or no DTLS fingerprint for the
   * proof to cover
   */
  private async known(): Promise<{ key: CryptoKey; ends: DtlsEnds } | null> {
    const secret = await this.secret
    // `crypto.subtle` is missing in insecure contexts, where no screen can be
    // captured either.
    if (!secret || !crypto.subtle) return null
    const ends = await dtlsEnds(this.connection)
    if (!ends) return null
    const key = await crypto.subtle.importKey(
      'raw',
      bytesOf(secret),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['sign', 'verify']
    )
    return { key, ends }
  }

  /**
   * @returns the text that the proof signs. The text contains the role;
   * otherwise a side could send the peer’s own proof back.
   */
  private says(isOwn: boolean, { own, other }: DtlsEnds): Uint8Array {
    const { id, isCaller } = this.call
    const role = isOwn === isCaller ? 'caller' : 'callee'
    const ends = isOwn ? [own, other] : [other, own]
    return new TextEncoder().encode(
      ['kinscreen resumption 1', role, id, ...ends].join('\n')
    )
  }
}

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16))
