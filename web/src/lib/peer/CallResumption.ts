import type { UserId } from 'src/domain/invite/userId'
import type { HelloMessage } from 'src/domain/wire/callProtocol'
import { dtlsFingerprint } from 'src/domain/wire/dtlsFingerprint'
import { listen } from 'src/lib/browser/listen'

import type { ResumptionStore } from './ResumptionStore'

const randomBytes = 16

type Descriptions = EventTarget &
  Pick<RTCPeerConnection, 'localDescription' | 'remoteDescription'>

interface Call {
  id: string
  remoteId: UserId
  isCaller: boolean
}

/**
 * Determines whether a call is with the participant of the previous call. In
 * their first call the two sides agree on a random secret over the data
 * channel, which only they can read; in each further one they prove that they
 * know it (as TLS 1.3 resumes a session, RFC 8446 §2.2). The proof covers the
 * DTLS fingerprints of this connection, so that a man in the middle cannot
 * forward it (RFC 8827 §5.6.4).
 */
export class CallResumption {
  private readonly random = hexOf(
    crypto.getRandomValues(new Uint8Array(randomBytes))
  )
  private readonly secret: Promise<string | null>
  private agreed: string | null = null

  constructor(
    private readonly connection: Descriptions,
    private readonly call: Call,
    private readonly store: ResumptionStore
  ) {
    this.secret = store.resumptionSecret(call.remoteId).catch(() => null)
  }

  /** @returns this side’s `hello` */
  async hello(): Promise<HelloMessage> {
    const { random } = this
    const key = await this.key()
    const proof =
      key && (await crypto.subtle.sign('HMAC', key, this.says(true)))
    return proof
      ? { type: 'hello', random, proof: hexOf(new Uint8Array(proof)) }
      : { type: 'hello', random }
  }

  /**
   * Agrees on a new secret with a peer that does not know the old one; `keep`
   * replaces the old one.
   *
   * @param hello of the peer; null if its first message was something else
   * @returns whether the peer has proved to be the previous participant
   */
  async isResumedBy(hello: HelloMessage | null): Promise<boolean> {
    if (!hello) return false
    const key = hello.proof ? await this.key() : null
    if (key && hello.proof) {
      const proof = bytesOf(hello.proof)
      const isProved = await crypto.subtle.verify(
        'HMAC',
        key,
        proof,
        this.says(false)
      )
      if (isProved) return true
    }
    const both = [this.random, hello.random]
    const [ofCaller, ofCallee] = this.call.isCaller ? both : both.reverse()
    this.agreed = `${ofCaller}${ofCallee}`
    return false
  }

  /**
   * The peer is the participant from now on. Not earlier: otherwise a stranger
   * who was only heard could prove in the next call to be known.
   */
  keep(): void {
    const { agreed, call, store } = this
    if (agreed) store.keepResumptionSecret(call.remoteId, agreed)
  }

  /**
   * Null if there is nothing to prove, or no fingerprint to bind the proof to.
   */
  private async key(): Promise<CryptoKey | null> {
    const secret = await this.secret
    // Available only in secure contexts; in others no screen can be captured
    // either.
    if (!secret || !crypto.subtle) return null
    await described(this.connection)
    const [own, other] = this.fingerprints()
    if (!own || !other) return null
    return crypto.subtle.importKey(
      'raw',
      bytesOf(secret),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['sign', 'verify']
    )
  }

  /** The two proofs differ, or one side could repeat the other's. */
  private says(isOwn: boolean): Uint8Array {
    const [own, other] = this.fingerprints()
    const { id, isCaller } = this.call
    const role = isOwn === isCaller ? 'caller' : 'callee'
    const ends = isOwn ? [own, other] : [other, own]
    return new TextEncoder().encode(
      ['kinscreen resumption 1', role, id, ...ends].join('\n')
    )
  }

  private fingerprints(): (string | null)[] {
    const { localDescription, remoteDescription } = this.connection
    return [localDescription, remoteDescription].map((description) =>
      dtlsFingerprint(description?.sdp ?? '')
    )
  }
}

/**
 * On a busy page Chromium opens the data channel before `remoteDescription`
 * reflects what the network already uses.
 */
async function described(connection: Descriptions): Promise<void> {
  while (!connection.localDescription || !connection.remoteDescription) {
    await new Promise((resolve) =>
      listen(connection, 'signalingstatechange', resolve, { once: true })
    )
  }
}

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16))
