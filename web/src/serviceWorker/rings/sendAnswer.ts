import { parseConfig } from 'src/browser/parseConfig'
import { sendUntilHeard, signallingAddress } from 'src/features/call/headless'
import {
  encodeRingSignal,
  parseRingSignal,
  storedRings,
  withAnswerDelivered,
  withRingAnswered,
} from 'src/features/ring/headless'

import { ownRingPin } from './ownRingPin'

// A placeholder in the built file, which is replaced when the pages are
// published.
const { peerServerHost } = parseConfig({
  PEER_SERVER_HOST: process.env.PEER_SERVER_HOST,
})

/**
 * Tells the caller when this helper can help. The answer is stored first: if it
 * does not arrive, the helper’s page sends it again when it is next opened.
 *
 * @param freeAt in ms since 1970; null if the helper does not say
 * @returns whether the waiting page has the answer; never rejects
 */
export async function sendAnswer(
  nonce: string,
  freeAt: number | null
): Promise<boolean> {
  const answer = { freeAt, sentAt: Date.now() }
  const rings = await storedRings.change((all) =>
    withRingAnswered(all, nonce, answer)
  )
  const ring = rings.find((each) => each.nonce === nonce)
  const pin = await ownRingPin()
  if (!ring || !pin) return false
  const signal = { control: 'ring-answer', nonce, ...answer } as const
  const isHeard = await sendUntilHeard(
    signallingAddress(peerServerHost, location.hostname),
    ring.from,
    encodeRingSignal(await pin.sign(signal)),
    async (payload) => {
      const heard = parseRingSignal(payload)
      return (
        heard?.control === 'ring-heard' &&
        heard.nonce === nonce &&
        heard.sentAt === answer.sentAt &&
        pin.hasSigned(heard)
      )
    }
  )
  if (isHeard) {
    await storedRings.change((all) =>
      withAnswerDelivered(all, nonce, answer.sentAt)
    )
  }
  return isHeard
}
