export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}

export const median = (values) => quantile(values, 0.5)

// One line of the table: the measurement, its baseline and its target.
export const row = (figure, ours, theirs, goal, isReached) => ({
  figure,
  ours,
  theirs,
  goal,
  isReached,
})

export const ratio = (ours, theirs) => (ours / theirs).toFixed(2)

export const table = (rows) =>
  [
    '| figure | Kinscreen | beside it | must reach | reached | load |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows.map(
      ({ figure, ours, theirs, goal, isReached, load }) =>
        `| ${figure} | ${ours} | ${theirs} | ${goal} | ${isReached ? 'yes' : '**no**'} | ${load} |`
    ),
  ].join('\n')
