/** Name and version of the protocol in docs/proof.md. */
export const proofProtocol = 'kinscreen proof 1'

/** Values that both pages know and that are different in any other call. */
export interface CallFacts {
  callId: string
  /** which of the two pages has made the link */
  owner: 'caller' | 'callee'
  /** fingerprints of the DTLS certificates (RFC 8122) */
  fingerprints: { caller: string; callee: string }
  /** the random values in the first message (`hello`) of each page */
  randoms: { caller: string; callee: string }
}

/**
 * The text that is signed or authenticated in a proof. It contains the DTLS
 * fingerprints of this call, so nobody can use a proof in another connection
 * (RFC 8827 §5.6.4).
 *
 * @param purpose a name; a proof for one purpose is invalid for any other
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
