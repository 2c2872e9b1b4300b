const line = ([name, value]) => `add_header ${name} "${value}" always;`

// Without TLS a variable stays empty, and nginx sends no empty header.
const behindTls = ([name, value], index) =>
  `set $behind_tls_${index} "";
if ($https) {
  set $behind_tls_${index} "${value}";
}
add_header ${name} $behind_tls_${index} always;`

export const nginxHeaders = (
  web,
  tls
) => `# Written by \`npm run build\` from deploy/headers.json, for the files of that build.
# To be included in the server that serves them; a location of it that has an
# add_header of its own has to include it again.
${Object.entries(web).map(line).join('\n')}
${Object.entries(tls).map(behindTls).join('\n')}
`
