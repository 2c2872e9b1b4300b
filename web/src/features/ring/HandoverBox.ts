import { base64urlnopad } from '@scure/base'

import type { UserId } from 'src/features/links'

import type { CallerTag } from './model/callerTag'
import {
  encodeHandover,
  handoverContext,
  type HandoverMessage,
  handoverProtocol,
  type HandoverSignal,
  parseHandover,
} from './model/handoverMessage'
import { randomText } from './randomText'

const encoder = new TextEncoder()

/** A constant IV is safe, because each message has a different key. */
const iv = new Uint8Array(12)

/**
 * Encrypts the messages that a helper sends after the share. Only the two pages
 * of that share can decrypt them; the signalling server cannot.
 */
export class HandoverBox {
  /**
   * @param tag the random secret that the helper's page gave to the sharer's
   * page during the share; the keys are derived from it
   */
  constructor(
    private readonly tag: CallerTag,
    private readonly helperId: UserId
  ) {}

  /** @throws when the browser has no WebCrypto */
  async seal(
    message: HandoverMessage,
    receiverId: UserId
  ): Promise<HandoverSignal> {
    const nonce = randomText()
    const box = await crypto.subtle.encrypt(
      this.algorithm(receiverId),
      await this.key(nonce),
      encoder.encode(encodeHandover(message))
    )
    return { nonce, box: base64urlnopad.encode(new Uint8Array(box)) }
  }

  /**
   * Decrypts a message. Never rejects.
   *
   * @returns null if the message was not encrypted for this page
   */
  async open(
    { nonce, box }: HandoverSignal,
    receiverId: UserId
  ): Promise<HandoverMessage | null> {
    try {
      const text = await crypto.subtle.decrypt(
        this.algorithm(receiverId),
        await this.key(nonce),
        bytesOf(box)
      )
      const message = parseHandover(new TextDecoder().decode(text))
      return typeof message === 'string' ? null : message
    } catch {
      return null
    }
  }

  private algorithm(receiverId: UserId): AesGcmParams {
    const context = handoverContext(this.helperId, receiverId)
    return { name: 'AES-GCM', iv, additionalData: encoder.encode(context) }
  }

  /** Derives the key with HKDF (RFC 5869). */
  private async key(nonce: string): Promise<CryptoKey> {
    const secret = bytesOf(this.tag)
    return crypto.subtle.deriveKey(
      {
        name: 'HKDF',
        hash: 'SHA-256',
        salt: bytesOf(nonce),
        info: encoder.encode(handoverProtocol),
      },
      await crypto.subtle.importKey('raw', secret, 'HKDF', false, [
        'deriveKey',
      ]),
      { name: 'AES-GCM', length: 256 },
      false,
      ['encrypt', 'decrypt']
    )
  }
}

const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(base64urlnopad.decode(text))
