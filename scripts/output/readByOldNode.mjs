import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The built files that a Node that is too old reads before it is refused: the
 * entry as a whole, and what its first import needs.
 *
 * @param entry path of the built api's entry
 * @returns their paths
 */
export function readByOldNode(entry) {
  const found = [entry]
  const [first] = required(entry)
  for (const waiting = [first]; waiting.length > 0; ) {
    const file = waiting.pop()
    found.push(file)
    waiting.push(...required(file).filter((path) => !found.includes(path)))
  }
  return found
}

/** Own modules that a file loads, in order. */
const required = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/\brequire\("(\.[^"]+)"\)/g)]
    .filter(([, path]) => !path.endsWith('.json'))
    .map(([, path]) => `${join(dirname(file), path)}.js`)
