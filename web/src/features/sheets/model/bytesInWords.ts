const units = ['kilobyte', 'megabyte', 'gigabyte'] as const

/**
 * @param bytes from 0
 * @param language of the numbers (BCP 47)
 * @returns how much that is, in words of that language: “2.1 MB”
 */
export function bytesInWords(bytes: number, language: string): string {
  const power = bytes < 1_000_000 ? 0 : bytes < 1_000_000_000 ? 1 : 2
  const amount = bytes / 1_000 ** (power + 1)
  const digits = power === 0 ? 0 : 1
  try {
    return new Intl.NumberFormat(language, {
      style: 'unit',
      unit: units[power],
      maximumFractionDigits: digits,
    }).format(amount)
  } catch {
    // Older browsers know no units.
    return `${amount.toFixed(digits)} ${['KB', 'MB', 'GB'][power]}`
  }
}
