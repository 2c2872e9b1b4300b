const block = ([path, lines]) =>
  [path, ...lines.map((line) => `  ${line}`)].join('\n')

const lines = (headers) =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`)

// To Netlify `/assets/*` is `/assetsanything` too; no folder has folders.
const oneFile = (path) => path.replace('/*', '/:file')

/**
 * A `_headers` file. All rules that match a path count, so that no two of them
 * may have the same header.
 *
 * @param build see scripts/headers/describeBuild.mjs; static hosts are behind TLS
 * @param more lines for all files that only this host understands
 */
export const headersFile = ({ web, behindTls, caching }, more = []) =>
  [
    '# Written by `npm run build`, for the files of that build.',
    block(['/*', [...more, ...lines({ ...web, ...behindTls })]]),
    ...Object.entries(caching).map(([path, value]) =>
      block([oneFile(path), lines({ 'Cache-Control': value })])
    ),
    '',
  ].join('\n')
