import { base64 } from '@scure/base'

import { parseSheet, type Sheet } from './sheet'

/** A limit, far above what 24 steps with pictures need. */
export const mostSheetBytes = 30_000_000

/** @returns the instructions as JSON, to be sent to the helper's page */
export const sheetFile = (sheet: Sheet): string =>
  JSON.stringify({ v: 1, sheet }, (_, value: unknown) =>
    ArrayBuffer.isView(value) ? base64.encode(value as Uint8Array) : value
  )

/**
 * Never throws.
 *
 * @param text untrusted: sent by the peer
 */
export function parseSheetFile(text: string): Sheet | null {
  try {
    const { v, sheet } = JSON.parse(text, (name, value: unknown) =>
      name === 'bytes' ? base64.decode(String(value)) : value
    )
    return v === 1 ? parseSheet(sheet) : null
  } catch {
    return null
  }
}
