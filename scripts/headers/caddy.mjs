// Backticks delimit the value; no header contains a backtick.
const line = ([name, value]) => `\theader ${name} \`${value}\``

const snippet = (name, headers, more = []) =>
  `(${name}) {\n${[...Object.entries(headers).map(line), ...more].join('\n')}\n}`

const cached = ([path, value]) => `\theader ${path} Cache-Control \`${value}\``

/** Snippets that deploy/family/Caddyfile imports. */
export const caddyHeaders = (
  web,
  tls,
  caching
) => `# Written by \`npm run build\` from deploy/headers.json, for the files of that build.
${snippet('web_headers', web, Object.entries(caching).map(cached))}

${snippet('behind_tls', tls)}
`

const handle = (path, rewriting) => `\thandle ${path}{
\t\timport web_headers
${rewriting ? `\t\t${rewriting}\n` : ''}\t\timport files
\t}`

/**
 * A snippet that deploy/family/Caddyfile imports. It uses the snippet `files`,
 * which the Caddyfile defines.
 * @param fallbacks see describeBuild.mjs
 */
const caddyLocations = (
  fallbacks
) => `# Written by \`npm run build\` from scripts/headers/describeBuild.mjs.
(web_files) {
${handle('/ ', 'rewrite * /index.html')}
${Object.entries(fallbacks)
  .map(([path, file]) =>
    handle(
      path === '/' ? '' : `${path}* `,
      file && `try_files {path} {path}.html /${file}`
    )
  )
  .join('\n')}
}
`

/**
 * @param build a description from describeBuild.mjs
 * @returns texts by file name; deploy/family/Caddyfile imports the files
 */
export const caddyFiles = ({ web, behindTls, caching, fallbacks }) => ({
  'headers.caddy': caddyHeaders(web, behindTls, caching),
  'locations.caddy': caddyLocations(fallbacks),
})
