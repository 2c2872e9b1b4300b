import { hexOf } from 'src/browser/hexOf'

/** @returns 16 hexadecimal digits, from a cryptographic source */
export const newSheetId = (): string =>
  hexOf(crypto.getRandomValues(new Uint8Array(8)))
