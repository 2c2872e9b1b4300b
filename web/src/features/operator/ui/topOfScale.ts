/**
 * Where the scale of a plot ends that starts at zero.
 * @returns the least of 1, 2, 5, 10, 20, 50, … that is not below the peak
 */
export function topOfScale(peak: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, peak)))
  return [1, 2, 5, 10].map((step) => step * power).find((top) => top >= peak)!
}
