/** The name and version of the protocol (docs/proof.md). */
export const proofProtocol = 'kinscreen proof 1'

/** What both ends of one call know of it, and of which nothing can be made alike on two. */
export interface CallFacts {
  callId: string
  /** which end has made the link */
  owner: 'caller' | 'callee'
  /** DTLS fingerprints (RFC 8122) */
  fingerprints: { caller: string; callee: string }
  /** the random values of both `hello` messages */
  randoms: { caller: string; callee: string }
}

/**
 * The text that both sides prove to have in common. It is bound to this very
 * DTLS connection, so that nobody can pass a proof on (RFC 8827 §5.6.4).
 *
 * @param purpose what a proof says; one for another purpose is another text
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
