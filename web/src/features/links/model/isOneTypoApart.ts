/** Whether a letter differs, is missing or added, or two are swapped. */
export function isOneTypoApart(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  let end = 0
  while (
    end < Math.min(one.length, other.length) - start &&
    one[one.length - 1 - end] === other[other.length - 1 - end]
  ) {
    end++
  }
  const a = one.slice(start, one.length - end)
  const b = other.slice(start, other.length - end)
  const isSwapped = a.length === 2 && a[0] === b[1] && a[1] === b[0]
  return (a.length <= 1 && b.length <= 1) || (b.length === 2 && isSwapped)
}
