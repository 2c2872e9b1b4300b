import { hexOf, isSameBytes } from 'src/browser/bytes'
import { listen } from 'src/browser/listen'
import { dtlsFingerprint } from 'src/features/proof'

type Connection = Pick<
  RTCPeerConnection,
  | 'connectionState'
  | 'getReceivers'
  | 'getSenders'
  | 'sctp'
  | 'setRemoteDescription'
> &
  EventTarget

/**
 * Pins the peer’s certificate for the whole call. A page verifies the peer only
 * once (docs/proof.md). If a later description named another certificate, the
 * browser would start DTLS with somebody else.
 *
 * The first fingerprint in a remote description is pinned. A description with
 * another fingerprint, with several or with none is refused. Chromium and
 * Safari also expose the certificate that DTLS has received, which must match
 * the pinned fingerprint.
 */
export class PinnedCertificate {
  refusedCount = 0
  /** the certificate that DTLS received, once it matches the fingerprint */
  private certificate: Uint8Array | null = null
  private fingerprint: string | null

  /**
   * @param connection its `setRemoteDescription` must not be wrapped yet
   * @param offer the SDP that PeerJS is already applying; null if this side has
   * sent the offer
   * @param refuse ends the call; never called within this constructor
   */
  constructor(
    private readonly connection: Connection,
    offer: string | null,
    private readonly refuse: () => void
  ) {
    this.fingerprint = offer === null ? null : dtlsFingerprint(offer)
    if (offer !== null && !this.fingerprint) void Promise.resolve().then(refuse)
    const apply = connection.setRemoteDescription.bind(connection)
    connection.setRemoteDescription = async (description) => {
      this.pin(description)
      return apply(description)
    }
    listen(connection, 'connectionstatechange', () => {
      if (connection.connectionState === 'connected') void this.check()
    })
  }

  /**
   * Whether every transport of the connection uses the pinned certificate. A
   * transport that exposes no certificate passes; Firefox exposes none.
   */
  get isInUse(): boolean {
    const { certificate } = this
    return this.received().every(
      (each) => certificate !== null && isSameBytes(each, certificate)
    )
  }

  /**
   * Compares the certificate that DTLS has received with the pinned
   * fingerprint, and ends the call if they differ. Await this before reading
   * `isInUse`.
   */
  async check(): Promise<void> {
    for (const certificate of this.received()) {
      if (await this.isPinned(certificate)) this.certificate = certificate
    }
    if (!this.isInUse) this.refuse()
  }

  /**
   * @throws when the description does not have exactly the pinned fingerprint
   */
  private pin({ sdp = '' }: RTCSessionDescriptionInit): void {
    const found = dtlsFingerprint(sdp)
    if (found && found === (this.fingerprint ??= found)) return
    this.refusedCount++
    this.refuse()
    throw new Error('The description names another certificate')
  }

  private received(): Uint8Array[] {
    const { connection } = this
    const transports = new Set([
      connection.sctp?.transport,
      ...connection.getSenders().map(({ transport }) => transport),
      ...connection.getReceivers().map(({ transport }) => transport),
    ])
    return [...transports].flatMap((transport) => {
      const [certificate] = transport?.getRemoteCertificates?.() ?? []
      return certificate ? [new Uint8Array(certificate)] : []
    })
  }

  /** The fingerprint is a hash of the certificate as DER (RFC 8122 §5). */
  private async isPinned(certificate: Uint8Array): Promise<boolean> {
    const [hash = '', expected = ''] = this.fingerprint?.split(' ') ?? []
    // `crypto.subtle` is missing in insecure contexts, where no screen can be
    // captured.
    if (!crypto.subtle) return true
    const digest = await crypto.subtle
      .digest(hash.toUpperCase(), certificate)
      .catch(() => new ArrayBuffer(0))
    return (
      hexOf(new Uint8Array(digest)) === expected.replace(/:/g, '').toLowerCase()
    )
  }
}
