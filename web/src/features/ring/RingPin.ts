import { base64urlnopad } from '@scure/base'

import type { Pin, UserId } from 'src/features/links/headless'
import { PinMac } from 'src/features/proof/headless'

import type { RingSignal, SignedSignal } from './model/ringSignal'

/** The name and version of the protocol, part of each signed text. */
const ringProtocol = 'kinscreen ring 1'

/**
 * Returns the text that is signed. It differs for each type of signal, each
 * call for help and each link, so that no signature can be reused.
 *
 * @param helperId the id of the helper's link
 * @param caller the tag by which the helper identifies the sharer, if any
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
    ...Object.keys(content[signal.control]).map(
      (field) => signal[field as keyof RingSignal]
    ),
    ...(signal.control === 'ring' ? [caller] : []),
  ])

/**
 * The other fields of each type of signal, in the order in which they are
 * signed; leaving one out is a type error. A new field changes the signed text,
 * so pages before and after the change reject each other's signals.
 */
const content: {
  [Kind in RingSignal['control']]: Record<
    Exclude<keyof Extract<RingSignal, { control: Kind }>, 'control' | 'nonce'>,
    true
  >
} = {
  ring: { from: true },
  'ring-answer': { freeAt: true, sentAt: true },
  'ring-heard': { sentAt: true },
}

/**
 * Signs and verifies the signals of a call for help with a MAC. The key is
 * derived from the key fingerprint of the link, which both pages know.
 */
export class RingPin {
  private readonly mac: PinMac

  /** @param pin, helperId key fingerprint and id of the helper's link */
  constructor(
    pin: Pin,
    private readonly helperId: UserId
  ) {
    this.mac = new PinMac(pin, ringProtocol)
  }

  /**
   * @param caller the tag by which the helper identifies the sharer
   * @throws when the browser has no WebCrypto
   */
  async sign(signal: RingSignal, caller?: string): Promise<SignedSignal> {
    const mac = await this.mac.make(ringText(signal, this.helperId, caller))
    return { ...signal, mac: base64urlnopad.encode(mac) }
  }

  /**
   * Never rejects.
   *
   * @returns whether the signal was signed with the key fingerprint of the link
   */
  async hasSigned(signal: SignedSignal, caller?: string): Promise<boolean> {
    try {
      const mac = Uint8Array.from(base64urlnopad.decode(signal.mac))
      const text = ringText(signal, this.helperId, caller)
      return await this.mac.verify(text, mac)
    } catch {
      // Either the MAC is invalid base64url (its last letter encodes bits
      // beyond the last byte), or the browser has no WebCrypto.
      return false
    }
  }
}
