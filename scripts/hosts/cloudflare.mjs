import { headersFile } from './headersFile.mjs'
import { countLines, longestLine, requireWithin } from './limits.mjs'
import { plainName } from './plainName.mjs'

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
function redirectsFile({ files, fallbacks }) {
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
export function cloudflare(build) {
  const headers = headersFile('cloudflare', build, [
    '! Access-Control-Allow-Origin',
  ])
  const redirects = redirectsFile(build)
  requireWithin('cloudflare', [
    ['characters in a line of _headers', longestLine(headers), 2_000],
    ['rules in _headers', countLines(headers, /^\//), 100],
    ['characters in a line of _redirects', longestLine(redirects), 1_000],
    ['rules in _redirects', countLines(redirects, /^\/[^*]* /), 2_000],
  ])
  return { 'web/dist/_headers': headers, 'web/dist/_redirects': redirects }
}
