export function quantile(values, share) {
  if (values.length === 0) return Infinity
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}

export const median = (values) => quantile(values, 0.5)
