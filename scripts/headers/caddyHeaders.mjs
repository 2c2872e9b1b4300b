// Neither a header nor a policy holds a backtick, which ends a text as it is.
const line = ([name, value]) => `\theader ${name} \`${value}\``

const snippet = (name, headers, more = []) =>
  `(${name}) {\n${[...Object.entries(headers).map(line), ...more].join('\n')}\n}`

const cached = ([path, value]) => `\theader ${path} Cache-Control \`${value}\``

/** The headers of a build for deploy/family/Caddyfile, as snippets that it imports. */
export const caddyHeaders = (
  web,
  tls,
  caching
) => `# Written by \`npm run build\` from deploy/headers.json, for the files of that build.
${snippet('web_headers', web, Object.entries(caching).map(cached))}

${snippet('behind_tls', tls)}
`
