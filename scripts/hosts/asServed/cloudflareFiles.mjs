// How Cloudflare Pages reads the files: github.com/cloudflare/workers-sdk,
// packages/workers-shared/utils/configuration.

const limits = { headerRules: 100, line: 2_000, fixed: 2_000, dynamic: 100 }
const statuses = ['200', '301', '302', '303', '307', '308']

const meant = (text) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))

function refuse(line, reason) {
  throw new Error(`Cloudflare ignores "${line}": ${reason}.`)
}

const refuseLong = (line) =>
  line.length > limits.line && refuse(line, 'it is too long')

const escape = (text) => text.replace(/[-/\\^$*+?.()|[\]{}]/g, '\\$&')

// One splat, and placeholders of a letter and more.
function patternOf(path) {
  if (path.split('*').length > 2) refuse(path, 'it has two splats')
  const source = path
    .split('*')
    .map(escape)
    .join('(?<splat>.*)')
    .replace(/:([A-Za-z]\w*)/g, '(?<$1>[^/]+)')
  return new RegExp(`^${source}$`)
}

/** @throws for a line that would be left out */
export function readHeaders(text) {
  const rules = []
  for (const line of meant(text)) {
    refuseLong(line)
    if (line.startsWith('/')) {
      rules.push({ path: patternOf(line), set: [], unset: [] })
    } else if (line.startsWith('! ')) {
      rules.at(-1).unset.push(line.slice(2).toLowerCase())
    } else {
      const [, name, value] = /^([^\s:]+):\s*(\S.*)$/.exec(line) ?? []
      if (!name || !rules.length) refuse(line, 'it is no header of a path')
      rules.at(-1).set.push([name.toLowerCase(), value])
    }
  }
  if (rules.length > limits.headerRules) refuse('', 'there are too many rules')
  return rules
}

/** @throws for a line that would be left out */
export function readRedirects(text) {
  const fixed = new Map()
  const dynamic = []
  for (const line of meant(text)) {
    refuseLong(line)
    const [from, to, status = '302', ...more] = line.split(/\s+/)
    if (!to || more.length || !statuses.includes(status)) {
      refuse(line, 'it is no rule')
    }
    if (/\/\*?$/.test(from) && /\/index(\.html)?$/.test(to)) {
      refuse(line, 'it would be a loop')
    }
    if (fixed.has(from) || dynamic.some((rule) => rule.from === from)) {
      refuse(line, 'there is another one for that path')
    }
    const isDynamic = /\*|:[A-Za-z]/.test(from) || dynamic.length
    if (isDynamic) dynamic.push({ from, path: patternOf(from), to, status })
    else fixed.set(from, { to, status })
  }
  if (fixed.size > limits.fixed || dynamic.length > limits.dynamic) {
    refuse('', 'there are too many rules')
  }
  return (path) => {
    if (fixed.has(path)) return fixed.get(path)
    for (const rule of dynamic) {
      const found = rule.path.exec(path)
      if (found) return { ...rule, to: fill(rule.to, found.groups) }
    }
    return null
  }
}

const fill = (to, groups = {}) =>
  Object.entries(groups).reduce(
    (filled, [name, value]) => filled.replaceAll(`:${name}`, value),
    to
  )
