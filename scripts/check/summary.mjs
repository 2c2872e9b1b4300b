const columns = ['step', 'result', 'passed', 'failed', 'seconds', '']

const remarks = ({ note, skipped }) =>
  [note, skipped && `${skipped} skipped`].filter(Boolean).join(', ')

const row = (result) => [
  result.name,
  result.failed ? 'FAILED' : 'ok',
  String(result.passed),
  String(result.failed),
  result.seconds.toFixed(1),
  remarks(result),
]

const isNumber = (column) => column >= 2 && column <= 4

function table(rows) {
  const widths = columns.map((_, column) =>
    Math.max(...rows.map((cells) => cells[column].length))
  )
  const pad = (cell, column) =>
    isNumber(column)
      ? cell.padStart(widths[column])
      : cell.padEnd(widths[column])
  return rows.map((cells) => cells.map(pad).join('  ').trimEnd())
}

const sum = (results, key) =>
  results.reduce((total, result) => total + result[key], 0)

export const verdict = (results) =>
  `${sum(results, 'passed')} passed, ${sum(results, 'failed')} failed`

export const summary = (results) =>
  ['', ...table([columns, ...results.map(row)]), '', verdict(results)].join(
    '\n'
  )
