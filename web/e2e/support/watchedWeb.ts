import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

declare global {
  interface Window {
    problems: string[]
  }
}

/** A server whose pages record their errors. */
export interface WatchedWeb {
  readonly url: string
  /**
   * @returns the URL of a page that shows this path in an iframe, which can be
   *   narrower than any window
   */
  frameOf(path: string): string
  close(): void
}

// Runs in the page, because WebDriver neither reports the console nor runs a
// script before the page's own scripts.
function recordProblems(): void {
  const problems: string[] = (window.problems = [])
  const record = (...what: unknown[]) =>
    problems.push(what.map(String).join(' '))
  Object.assign(console, { error: record, warn: record })
  addEventListener('error', ({ message }) => record(message))
  addEventListener('unhandledrejection', ({ reason }) => record(reason))
  addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
    record(violatedDirective)
  )
}

const frame = (path: string) => `<!doctype html><title>frame</title>
<body style="margin: 0; background: grey">
<iframe title="page" width="1280" height="800" style="border: 0" src="${path}"></iframe>`

/** @param server of the pages */
export async function watchedWeb(server: string): Promise<WatchedWeb> {
  const proxy = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', server)
    if (url.pathname === '/frame') {
      response.setHeader('content-type', 'text/html')
      return response.end(frame(url.searchParams.get('of') ?? '/'))
    }
    const answer = await fetch(url, {
      method: request.method,
      redirect: 'manual',
    })
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type })
    if (!type.startsWith('text/html')) {
      return response.end(Buffer.from(await answer.arrayBuffer()))
    }
    const html = await answer.text()
    response.end(
      html.replace(
        '<head>',
        () => `<head><script>(${recordProblems})()</script>`
      )
    )
  }).listen(0)
  await once(proxy, 'listening')
  const url = `http://localhost:${(proxy.address() as AddressInfo).port}`
  return {
    url,
    frameOf: (path) => `${url}/frame?of=${encodeURIComponent(path)}`,
    close: () => void proxy.close(),
  }
}
