import { base64urlnopad } from '@scure/base'

const byteLength = 16

/** @returns 128 random bits in base64url */
export const randomText = (): string =>
  base64urlnopad.encode(crypto.getRandomValues(new Uint8Array(byteLength)))
