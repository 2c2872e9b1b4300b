/**
 * Each name differs by one letter from one of our settings, but belongs to
 * another program.
 */
const foreign = ['REDIS_URI', 'LOGLEVEL']

/** Is one letter missing, added or changed, or are two letters swapped? */
function isOneEditAway(one: string, other: string): boolean {
  const [short, long] = [one, other].sort((a, b) => a.length - b.length) as [
    string,
    string,
  ]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  const rest = long.slice(at + 1)
  if (short.slice(at) === rest) return true
  if (short.length < long.length) return false
  return (
    short.slice(at + 1) === rest ||
    (short[at] === long[at + 1] &&
      short[at + 1] === long[at] &&
      short.slice(at + 2) === long.slice(at + 2))
  )
}

const plain = (name: string) => name.toUpperCase().replaceAll('-', '_')

/**
 * Finds misspelt settings. The api would ignore them, and a protection that
 * such a setting should switch on would stay off.
 *
 * @param known the names of the settings
 * @returns each misspelt name with the name that was meant
 */
export const misspelt = (
  names: readonly string[],
  known: readonly string[]
): { name: string; meant: string }[] =>
  names
    .filter((name) => !known.includes(name) && !foreign.includes(name))
    .flatMap((name) => {
      const meant = known.find((right) => isOneEditAway(plain(name), right))
      return meant ? [{ name, meant }] : []
    })
