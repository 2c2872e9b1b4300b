const line = ([name, value]) => `add_header ${name} "${value}" always;`

// Sends a header on a condition: nginx omits a header whose value is empty.
const onlyIf = (variable, condition, value) => `set $${variable} "";
if (${condition}) {
  set $${variable} "${value}";
}`

const behindTls = ([name, value], index) =>
  `${onlyIf(`behind_tls_${index}`, '$https', value)}
add_header ${name} $behind_tls_${index} always;`

const matches = (path) =>
  path.endsWith('*') ? `$uri ~ "^${path.slice(0, -1)}"` : `$uri = "${path}"`

const cached = ([path, value]) => `if (${matches(path)}) {
  set $cache_control "${value}";
}`

// Compares $request_uri, which stays the same after the rewrite: BASE_PATH may be /receive. A rewrite
// without a flag goes on to the conditions below, which compare paths.
const withoutBase = (base) =>
  base &&
  `# Everything below sees paths without BASE_PATH.
if ($request_uri ~ "^${base}(?:\\?|$)") {
  return 308 $scheme://$http_host${base}/$is_args$args;
}
rewrite ^${base}(/.*)$ $1;
`

/**
 * @param web headers for every file, by name
 * @param tls headers only for TLS
 * @param caching Cache-Control by path, or by prefix before `*`
 * @param base the path of the pages, or empty
 * @returns lines for nginx, which never let errors be cached
 */
export const nginxHeaders = (
  web,
  tls,
  caching,
  base = ''
) => `# Written by \`npm run build\` from deploy/headers.json, for the files of that build.
# Include it in the server that serves these files. A location with an add_header
# of its own does not inherit these headers, so include it there as well.
${withoutBase(base)}${Object.entries(web).map(line).join('\n')}
${Object.entries(tls).map(behindTls).join('\n')}
set $cache_control "";
${Object.entries(caching).map(cached).join('\n')}
add_header Cache-Control $cache_control;
`

const location = ([path, file]) => `location ${path} {
  try_files $uri $uri.html ${file ? `/${file}` : '=404'};
}`

/** @param fallbacks see describeBuild.mjs */
const nginxLocations = (
  fallbacks
) => `# Written by \`npm run build\` from scripts/headers/describeBuild.mjs.
# To be included in the server that serves the files of that build.
location = / {
  try_files /index.html =404;
}
${Object.entries(fallbacks).map(location).join('\n')}
`

/**
 * @param build a description from describeBuild.mjs
 * @returns texts by file name; deploy/nginx/kinscreen.conf includes the files
 */
export const nginxFiles = ({ web, behindTls, caching, fallbacks, base }) => ({
  'web-headers.conf': nginxHeaders(web, behindTls, caching, base),
  'web-locations.conf': nginxLocations(fallbacks),
})
