import { stripVTControlCharacters } from 'node:util'

// `rw dev` runs its sides under `concurrently`, which keeps the others running
// when one of them dies and mentions it only in passing.
const obituary = /^(api|web|gen) \| .* exited with code (\S+)$/

export function findDeadSide(output) {
  for (const line of stripVTControlCharacters(output).split('\n')) {
    const [, side, code] = obituary.exec(line.trimEnd()) ?? []
    if (side) {
      return { side, code }
    }
  }
  return null
}
