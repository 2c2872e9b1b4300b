const row = /^\|(?!\s*(?:section|weakness|onslaught|-)).*\|$/

const cells = (line) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())

// `file`: title; `file`: title
const shownBy = (cell) =>
  Array.from(cell.matchAll(/`([^`]+)`: ([^;]+)/g), ([, file, title]) => ({
    ...{ file, title: title.trim() },
  }))

// The rows of every table with the columns section (or weakness, or onslaught), clause, where
// and test.
export function clauses(markdown) {
  return markdown
    .split('\n')
    .filter((line) => row.test(line))
    .map(cells)
    .map(([section, clause, where, test]) => ({
      ...{ section, clause, tests: shownBy(test ?? '') },
      files: Array.from(
        (where ?? '').matchAll(/`([^`]+)`/g),
        ([, file]) => file
      ),
    }))
}
