import { Problem } from '../setup/problem.mjs'

// Replaces `:name` in a file name: hosts read a colon as a placeholder, and
// Windows does not allow colons.
const plainName = (file) => file.replace(/:\w+/, 'link')

/** Static hosts send this page with status 404. */
const notFoundPage = '404.html'

/**
 * Files that a static host needs under a second name.
 *
 * @param fallbacks see describeBuild.mjs
 * @returns pairs of an existing file and its copy
 */
export const copies = (fallbacks) =>
  Object.entries(fallbacks).flatMap(([, file]) =>
    !file
      ? [[fallbacks['/'], notFoundPage]]
      : plainName(file) === file
        ? []
        : [[file, plainName(file)]]
  )

/**
 * Checks a host's limits, because the host would silently ignore whatever
 * exceeds them.
 *
 * @param amounts [what, how many there are, how many are allowed]
 * @throws Problem for the first limit that is exceeded
 */
function requireWithin(host, amounts) {
  for (const [what, amount, limit] of amounts) {
    if (amount > limit) {
      throw new Problem(
        `STATIC_HOST is ${host}, which allows ${limit} ${what}; this build has ${amount}.`
      )
    }
  }
}

const longestLine = (text) =>
  Math.max(...text.split('\n').map(({ length }) => length))

const countLines = (text, pattern) =>
  text.split('\n').filter((line) => pattern.test(line)).length

const block = ([path, lines]) =>
  [path, ...lines.map((line) => `  ${line}`)].join('\n')

const lines = (headers) =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`)

// `/assets/:file` matches one file. On Netlify, `/assets/*` would also match
// `/assetsanything`.
const oneFile = (path) => path.replace('/*', '/:file')

const isDeeper = (path) => (file) =>
  path.endsWith('/*') &&
  `/${file}`.startsWith(path.slice(0, -1)) &&
  `/${file}`.includes('/', path.length)

/**
 * Writes a `_headers` file. All rules that match a path apply, so no two of
 * them may set the same header.
 *
 * @param host name of the host
 * @param build a description from describeBuild.mjs; static hosts use TLS
 * @param more lines for all files that only this host understands
 */
function headersFile(host, build, more = []) {
  const { files, web, behindTls, caching } = build
  requireWithin(
    host,
    Object.keys(caching).map((path) => [
      `folders below ${path}`,
      files.filter(isDeeper(path)).length,
      0,
    ])
  )
  return [
    '# Written by `npm run build`, for the files of that build.',
    block(['/*', [...more, ...lines({ ...web, ...behindTls })]]),
    ...Object.entries(caching).map(([path, value]) =>
      block([oneFile(path), lines({ 'Cache-Control': value })])
    ),
    '',
  ].join('\n')
}

// Netlify first looks for the file, also with `.html` added, and then for the
// first matching rule. `/from/*` also matches `/from`, which may be a person's
// id, so a rule for `/from` comes first.
function netlifyRules(fallbacks) {
  const { '/': anyPage, ...others } = fallbacks
  return [
    ...Object.entries(others).flatMap(([path, file]) => [
      `${path.slice(0, -1)} /${anyPage} 200`,
      file
        ? `${path}* /${plainName(file)} 200`
        : `${path}* /${notFoundPage} 404`,
    ]),
    `/* /${anyPage} 200`,
  ]
}

/**
 * Sources: https://docs.netlify.com/manage/routing/headers and
 * …/routing/redirects
 *
 * @param build a description from describeBuild.mjs
 * @returns texts by path in the repository
 */
const netlify = (build) => ({
  'web/dist/_headers': headersFile('netlify', build),
  'web/dist/_redirects': [
    '# Written by `npm run build`.',
    ...netlifyRules(build.fallbacks),
    '',
  ].join('\n'),
})

// The path of a page on Cloudflare, which redirects from a name with `.html` to
// the name without it, even after a rewrite.
const address = (file) =>
  `/${plainName(file).replace(/\.html$/, '')}`.replace(/\/index$/, '/')

function names(file) {
  const page = address(file)
  const all = [page, `/${file}`, page.endsWith('/') ? `${page}index` : page]
  return [...new Set(all)]
}

/**
 * Cloudflare applies rules before it looks for files. Each file that the last
 * rule would match therefore gets a separate rule.
 */
function cloudflareRedirects({ files, fallbacks }) {
  const { '/': anyPage, ...others } = fallbacks
  const isApart = (file) =>
    Object.keys(others).some((path) => `/${file}`.startsWith(path))
  const own = files
    .filter((file) => !isApart(file))
    .flatMap((file) => names(file).map((name) => [name, address(file)]))
  const rules = [
    ...own,
    ...Object.entries(others).map(([path, file]) => [
      `${path}*`,
      file ? address(file) : `${path}:splat`,
    ]),
    ['/*', address(anyPage)],
  ]
  return [
    '# Written by `npm run build`, for the files of that build.',
    ...rules.map(([from, to]) => `${from} ${to} 200`),
    '',
  ].join('\n')
}

/**
 * Sources: https://developers.cloudflare.com/pages/configuration/headers and
 * …/redirects
 *
 * @param build a description from describeBuild.mjs
 * @returns texts by path in the repository
 */
function cloudflare(build) {
  const headers = headersFile('cloudflare', build, [
    '! Access-Control-Allow-Origin',
  ])
  const redirects = cloudflareRedirects(build)
  requireWithin('cloudflare', [
    ['characters in a line of _headers', longestLine(headers), 2_000],
    ['rules in _headers', countLines(headers, /^\//), 100],
    ['characters in a line of _redirects', longestLine(redirects), 1_000],
    ['rules in _redirects', countLines(redirects, /^\/[^*]* /), 2_000],
  ])
  return { 'web/dist/_headers': headers, 'web/dist/_redirects': redirects }
}

/** The possible values of the setting STATIC_HOST. */
export const hosts = { netlify, cloudflare }
