import { requireWithin } from './limits.mjs'

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
 * @param host one of hosts.mjs
 * @param build see scripts/headers/describeBuild.mjs; static hosts are behind TLS
 * @param more lines for all files that only this host understands
 */
export function headersFile(host, build, more = []) {
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
