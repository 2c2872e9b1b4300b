const handle = (path, rewriting) => `\thandle ${path}{
\t\timport web_headers
${rewriting ? `\t\t${rewriting}\n` : ''}\t\timport files
\t}`

/**
 * @param fallbacks see fallbacks.mjs
 * @returns a snippet for deploy/family/Caddyfile, which imports it; the snippet
 * `files` is there
 */
export const caddyLocations = (
  fallbacks
) => `# Written by \`npm run build\` from scripts/headers/fallbacks.mjs.
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
