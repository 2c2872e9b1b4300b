/**
 * What a build with deploy/Dockerfile.dockerignore sees of the repository. Understands what that
 * file uses: `*`, `!path` and `**` at the beginning, of which the last that fits counts.
 *
 * @param text of the file
 * @returns whether a path is left out
 */
export function dockerIgnore(text) {
  const rules = text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => ({
      isLeftOut: !line.startsWith('!'),
      pattern: patternOf(line.replace('!', '')),
    }))
  return (path) =>
    rules.findLast(({ pattern }) => pattern.test(path))?.isLeftOut ?? false
}

// A folder stands for all that is in it.
function patternOf(rule) {
  const pattern = rule
    .replaceAll('.', '\\.')
    .replace(/^\*\*\//, '(?:.*/)?')
    .replaceAll(/(?<!\.)\*/g, '[^/]*')
  return new RegExp(`^${pattern}(?:/|$)`)
}
