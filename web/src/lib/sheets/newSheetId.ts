/** @returns 16 hexadecimal digits, from a cryptographic source */
export const newSheetId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0')
  ).join('')
