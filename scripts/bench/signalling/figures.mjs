export { median, quantile } from '../picture/statistics.mjs'

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
