/**
 * A CloudFront Function: S3 knows files only, so each path is led to one.
 *
 * @param build see scripts/headers/describeBuild.mjs
 * @param plainName see plainName.mjs
 * @returns its code, for the runtime cloudfront-js-2.0
 */
export function viewerRequest({ files, fallbacks }, plainName) {
  const { '/': anyPage, ...others } = fallbacks
  const beginnings = Object.entries(others).map(([path, file]) => [
    path,
    file && `/${plainName(file)}`,
  ])
  const isApart = (file) => beginnings.some(([path]) => file.startsWith(path))
  const own = files.map((file) => `/${file}`).filter((file) => !isApart(file))
  return `// Written by \`npm run build\`, for the files of that build.
const files = new Set(${JSON.stringify(own)})
// A path that begins so is another file, or itself.
const beginnings = ${JSON.stringify(beginnings)}

function fileOf(path) {
  if (path === '/') return '/index.html'
  for (const [beginning, file] of beginnings) {
    if (path.startsWith(beginning)) return file || path
  }
  if (files.has(path)) return path
  return files.has(path + '.html') ? path + '.html' : '/${anyPage}'
}

function handler(event) {
  event.request.uri = fileOf(event.request.uri)
  return event.request
}
`
}
