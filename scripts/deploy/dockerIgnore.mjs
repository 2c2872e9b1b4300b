/**
 * Which files a build with deploy/Dockerfile.dockerignore sees. Supports what
 * that file uses: `*`, `!path` and a leading `**`; the last match wins.
 *
 * @param text of the file
 * @returns a function that says whether a path is ignored
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

// A folder includes everything in it.
function patternOf(rule) {
  const pattern = rule
    .replaceAll('.', '\\.')
    .replace(/^\*\*\//, '(?:.*/)?')
    .replaceAll(/(?<!\.)\*/g, '[^/]*')
  return new RegExp(`^${pattern}(?:/|$)`)
}
