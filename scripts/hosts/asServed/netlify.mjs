import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { parseAllHeaders } from '@netlify/headers-parser'
import redirector from 'netlify-redirector'

import { withFolder } from '../../deploy/deployFiles.mjs'

// Netlify's own parser of `_headers`, which also says what a path matches.
const readHeaders = (text) =>
  withFolder(async (folder) => {
    const file = join(folder, '_headers')
    writeFileSync(file, text)
    const { headers, errors } = await parseAllHeaders({ headersFiles: [file] })
    if (errors.length) throw new AggregateError(errors)
    return headers
  })

// docs.netlify.com/manage/routing/redirects/redirect-options: a page is found
// without its `.html` and with a slash at its end, and a file before any rule.
const namesOf = (path) =>
  path.endsWith('/')
    ? [`${path}index.html`, `${path.slice(0, -1)}.html`]
    : [path, `${path}.html`, `${path}/index.html`]

/**
 * @param files of the folder that was uploaded, by path
 * @returns status, headers and body for a path
 */
export async function netlifySite({ _headers, _redirects, ...files }) {
  const rules = await readHeaders(_headers)
  // Netlify's own engine for `_redirects`.
  const redirects = await redirector.parsePlain(_redirects, {})
  const find = (path) =>
    namesOf(path)
      .map((name) => name.slice(1))
      .find((name) => name in files)

  const respond = (path) => {
    const own = find(path)
    if (own) return { status: 200, body: files[own] }
    const rule = redirects.match({
      ...{ scheme: 'https', host: 'help.example', path, query: '' },
      ...{ headers: {}, cookieValues: {} },
      ...{ getHeader: () => '', getCookie: () => '' },
    })
    const file = rule && find(rule.to)
    return file
      ? { status: rule.status, body: files[file] }
      : { status: 404, body: files['404.html'] ?? '' }
  }

  return (path) => {
    const matching = rules.filter(({ forRegExp }) => forRegExp.test(path))
    const headers = { 'cache-control': 'public,max-age=0,must-revalidate' }
    for (const { values } of matching) {
      for (const [name, value] of Object.entries(values)) {
        headers[name.toLowerCase()] = value
      }
    }
    return { ...respond(path), headers }
  }
}
