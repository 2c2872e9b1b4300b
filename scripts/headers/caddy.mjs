// No header contains a backtick, which would end the literal.
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
 * A snippet that deploy/family/Caddyfile imports; it uses that file's `files`.
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
 * @param build see describeBuild.mjs
 * @returns texts by name, which deploy/family/Caddyfile imports
 */
export const caddyFiles = ({ web, behindTls, caching, fallbacks }) => ({
  'headers.caddy': caddyHeaders(web, behindTls, caching),
  'locations.caddy': caddyLocations(fallbacks),
})
