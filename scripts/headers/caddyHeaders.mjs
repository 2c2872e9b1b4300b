// Neither a header nor a policy holds a backtick, which ends a text as it is.
const line = ([name, value]) => `\theader ${name} \`${value}\``

const snippet = (name, headers) =>
  `(${name}) {\n${Object.entries(headers).map(line).join('\n')}\n}`

/** The headers of a build for deploy/family/Caddyfile, as snippets that it imports. */
export const caddyHeaders = (
  web,
  tls
) => `# Written by \`npm run build\` from deploy/headers.json, for the files of that build.
${snippet('web_headers', web)}

${snippet('behind_tls', tls)}
`
