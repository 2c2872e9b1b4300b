// How Cloudflare Pages answers: github.com/cloudflare/workers-sdk,
// packages/pages-shared/asset-server/handler.ts.
import { readHeaders, readRedirects } from './cloudflareFiles.mjs'

const moved = (location) => ({ status: 308, headers: { location }, body: '' })

// A rule comes before a file; pages are served without their `.html`.
function respond(files, redirect, requested) {
  const rule = redirect(requested)
  if (rule && rule.status !== '200') return moved(rule.to)
  const path = decodeURIComponent(rule?.to ?? requested)
  const serve = (file, status = 200) => ({
    ...{
      status,
      headers: { 'cache-control': 'public, max-age=0, must-revalidate' },
    },
    body: files[file.slice(1)],
  })
  const has = (file) => file.slice(1) in files
  const notFound = () => {
    if (has('/404.html')) return serve('/404.html', 404)
    return has('/index.html')
      ? serve('/index.html')
      : { status: 404, headers: {}, body: '' }
  }
  if (path.endsWith('/')) {
    if (has(`${path}index.html`)) return serve(`${path}index.html`)
    return has(path.replace(/\/$/, '.html'))
      ? moved(path.slice(0, -1))
      : notFound()
  }
  if (has(path)) {
    return path.endsWith('.html')
      ? moved(
          path.replace(/(?:\/index)?\.html$/, (end) =>
            end === '.html' ? '' : '/'
          )
        )
      : serve(path)
  }
  if (path.endsWith('/index')) return moved(path.slice(0, -'index'.length))
  return has(`${path}.html`) ? serve(`${path}.html`) : notFound()
}

/**
 * @param files of the folder that was uploaded, by path
 * @returns status, headers and body for a path
 * @throws for a line of `_headers` or `_redirects` that would be left out
 */
export function cloudflarePages({ _headers, _redirects, ...files }) {
  const rules = readHeaders(_headers)
  const redirect = readRedirects(_redirects)
  return (path) => {
    const { headers, ...rest } = respond(files, redirect, path)
    const sent = new Headers({
      ...headers,
      'access-control-allow-origin': '*',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    })
    const own = new Set()
    for (const { set, unset } of rules.filter((rule) => rule.path.test(path))) {
      unset.forEach((name) => sent.delete(name))
      for (const [name, value] of set) {
        if (own.has(name)) sent.append(name, value)
        else sent.set(name, value)
        own.add(name)
      }
    }
    if (rest.status === 404) sent.set('cache-control', 'no-store')
    return { ...rest, headers: Object.fromEntries(sent) }
  }
}
