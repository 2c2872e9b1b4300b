import { Problem } from '../setup/problem.mjs'

/**
 * Fails where a host would leave out, without a word, what is over its limits.
 *
 * @param amounts [what, how many there are, how many there may be]
 * @throws Problem that names the first one over its limit
 */
export function requireWithin(host, amounts) {
  for (const [what, amount, limit] of amounts) {
    if (amount > limit) {
      throw new Problem(
        `STATIC_HOST is ${host}, which allows ${limit} ${what}; this build has ${amount}.`
      )
    }
  }
}

export const longestLine = (text) =>
  Math.max(...text.split('\n').map(({ length }) => length))

export const countLines = (text, pattern) =>
  text.split('\n').filter((line) => pattern.test(line)).length
