const bytesOfKilobyte = 1_000
const bytesOfMegabyte = 1_000_000

/** A size as people read it: with its unit, and not more exact than needed. */
export interface FileSize {
  unit: 'kilobytes' | 'megabytes'
  amount: number
  /** digits after the point, at most */
  digits: 0 | 1
}

export function fileSize(bytes: number): FileSize {
  return bytes < bytesOfMegabyte
    ? {
        unit: 'kilobytes',
        amount: Math.max(1, Math.round(bytes / bytesOfKilobyte)),
        digits: 0,
      }
    : { unit: 'megabytes', amount: bytes / bytesOfMegabyte, digits: 1 }
}
