/** The name and version of the protocol (docs/proof.md). */
export const proofProtocol = 'kinscreen proof 1'

/** No other call has the same facts. */
export interface CallFacts {
  callId: string
  /** which end made the link */
  owner: 'caller' | 'callee'
  /** DTLS fingerprints (RFC 8122) */
  fingerprints: { caller: string; callee: string }
  /** the random values of both `hello` messages */
  randoms: { caller: string; callee: string }
}

/**
 * The text that both sides prove to share. It is bound to this DTLS connection,
 * so that nobody can forward a proof (RFC 8827 §5.6.4).
 *
 * @param purpose of the proof; each purpose has a different text
 */
export const transcriptOf = (facts: CallFacts, purpose: string): string =>
  JSON.stringify([
    proofProtocol,
    purpose,
    facts.callId,
    facts.owner,
    facts.fingerprints.caller,
    facts.fingerprints.callee,
    facts.randoms.caller,
    facts.randoms.callee,
  ])
