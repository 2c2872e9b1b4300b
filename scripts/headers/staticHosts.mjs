import { Problem } from '../setup/problem.mjs'

// Hosts read a colon in a path as a placeholder, and Windows has no such files.
const plainName = (file) => file.replace(/:\w+/, 'link')

/** Where a path that is no file gets an answer 404. */
const notFoundPage = '404.html'

/**
 * Files that a host needs under another name.
 *
 * @param fallbacks see scripts/headers/describeBuild.mjs
 * @returns from which file to which
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
 * Fails where a host would leave out, without a word, what is over its limits.
 *
 * @param amounts [what, how many there are, how many there may be]
 * @throws Problem that names the first one over its limit
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

// To Netlify `/assets/*` is `/assetsanything` too.
const oneFile = (path) => path.replace('/*', '/:file')

const isDeeper = (path) => (file) =>
  path.endsWith('/*') &&
  `/${file}`.startsWith(path.slice(0, -1)) &&
  `/${file}`.includes('/', path.length)

/**
 * A `_headers` file. All rules that match a path count, so that no two of them
 * may have the same header.
 *
 * @param host its name
 * @param build see scripts/headers/describeBuild.mjs; static hosts are behind TLS
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

// Files come first, a page without its `.html` too; then the first rule counts.
// `/from/*` is `/from` as well, which is a path like any other.
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
 * https://docs.netlify.com/manage/routing/headers and …/routing/redirects
 *
 * @param build see scripts/headers/describeBuild.mjs
 * @returns texts by file, within the repository
 */
const netlify = (build) => ({
  'web/dist/_headers': headersFile('netlify', build),
  'web/dist/_redirects': [
    '# Written by `npm run build`.',
    ...netlifyRules(build.fallbacks),
    '',
  ].join('\n'),
})

// It sends a name with `.html` to the one without, also after a rewrite.
const address = (file) =>
  `/${plainName(file).replace(/\.html$/, '')}`.replace(/\/index$/, '/')

function names(file) {
  const page = address(file)
  const all = [page, `/${file}`, page.endsWith('/') ? `${page}index` : page]
  return [...new Set(all)]
}

/**
 * Its rules come before files, so that each file that is not below one of the
 * other beginnings needs a rule that leads to itself.
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
 * https://developers.cloudflare.com/pages/configuration/headers and …/redirects
 *
 * @param build see scripts/headers/describeBuild.mjs
 * @returns texts by file, within the repository
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

/** What STATIC_HOST may be. */
export const hosts = { netlify, cloudflare }
