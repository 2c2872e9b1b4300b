import type { UserId } from 'src/features/links/model/userId'

import type { RingSignal } from './ringSignal'

/** The name and version of the protocol. */
export const ringProtocol = 'kinscreen ring 1'

/**
 * The text that the pin of a link signs. One kind of signal, one ring and one
 * link have no text in common with another.
 *
 * @param helperId the id of the helper’s link
 * @param caller by which the helper knows who rings; empty for nobody
 */
export const ringText = (
  signal: RingSignal,
  helperId: UserId,
  caller = ''
): string =>
  JSON.stringify([
    ringProtocol,
    signal.control,
    helperId,
    signal.nonce,
    ...contentOf(signal, caller),
  ])

function contentOf(signal: RingSignal, caller: string) {
  switch (signal.control) {
    case 'ring':
      return [signal.from, caller]
    case 'ring-answer':
      return [signal.freeAt, signal.sentAt]
    case 'ring-heard':
      return [signal.sentAt]
  }
}
