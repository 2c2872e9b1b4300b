import { parse, tokTypes } from 'acorn'

// The code that each build may use. Firefox 67 and Safari 12 support import()
// and import.meta of ES2020, but nothing else of it. The legacy build is for
// Firefox 59 and Safari 11.1. Node 10 and later must be able to report that it
// is too old.
const levels = {
  modern: { ecmaVersion: 2020, sourceType: 'module' },
  legacy: { ecmaVersion: 2019, sourceType: 'script' },
  oldNode: { ecmaVersion: 2018, sourceType: 'script' },
}

const tooNew = new Map([
  [tokTypes.questionDot, 'optional chaining'],
  [tokTypes.coalesce, 'the ?? operator'],
])

// Parts of regular expressions that Firefox and Safari support only in later
// versions: lookbehind, named groups, property escapes.
const newInPatterns = /\(\?<|\\p\{/i

function complaint({ type, value }) {
  if (type === tokTypes.regexp && newInPatterns.test(value.pattern)) {
    return `the pattern ${value.pattern.slice(0, 40)}`
  }
  return typeof value === 'bigint' ? 'a BigInt' : tooNew.get(type)
}

export const levelOf = (file) =>
  /-legacy[-.]/.test(file) ? 'legacy' : 'modern'

// @returns the syntax in this code that the level does not support
export function problemsIn(code, level) {
  const problems = new Set()
  const onToken = (token) => {
    const found = complaint(token)
    if (found) {
      problems.add(found)
    }
  }
  try {
    parse(code, { ...levels[level], onToken })
  } catch (error) {
    problems.add(error.message)
  }
  return [...problems]
}
