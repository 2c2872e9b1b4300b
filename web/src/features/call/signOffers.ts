import type { Peer } from 'peerjs'

import { isKnock, type OfferProof } from 'src/features/proof'

interface Outgoing {
  type: string
  dst?: string
  payload?: object
}

/**
 * Adds this page’s proof to its offers, and to its control messages `knock` and
 * `continue`. The proof covers the certificate in the offer, and takes some
 * tenths of a millisecond to compute. Later messages wait until then, so that
 * the order is kept.
 */
export function signOffers(
  { socket }: Pick<Peer, 'socket'>,
  ownId: () => string | null,
  proof: Pick<OfferProof, 'sign'>
): void {
  const send = socket.send.bind(socket) as (message: Outgoing) => void
  let last: Promise<void> | null = null

  const signed = async (message: Outgoing): Promise<Outgoing> => {
    const { dst, payload } = message
    const callerId = ownId()
    if (!callerId || !dst || !payload) return message
    const ends = { callerId, calleeId: dst }
    return { ...message, payload: await proof.sign(payload, ends) }
  }

  const isAsking = ({ type, payload }: Outgoing) =>
    type === 'OFFER' || isKnock(payload)

  socket.send = (message: Outgoing) => {
    if (!last && !isAsking(message)) return send(message)
    const before = last
    const mine = signed(message)
      .then(async (ready) => {
        await before
        send(ready)
      })
      .finally(() => {
        if (last === mine) last = null
      })
    last = mine
  }
}
