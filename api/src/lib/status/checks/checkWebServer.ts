import { type IncomingHttpHeaders, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'

import headers from '../../../../../deploy/headers.json'

import { fails, type Finding, neither, works } from './Finding'

interface WebAnswer {
  status: number
  headers: IncomingHttpHeaders
  /** The first 256 KiB, as UTF-8. */
  body: string
}

const maxBytes = 262_144

/**
 * Sends a GET request, and follows no redirect. Accepts any certificate,
 * because certificates are checked separately. Never rejects.
 *
 * @returns null if no web server answers
 */
function askWebServer(url: URL, patienceMs: number): Promise<WebAnswer | null> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve) => {
    const impatience = AbortSignal.timeout(patienceMs)
    const options = { rejectUnauthorized: false, signal: impatience }
    const request = send(url, options, (response) => {
      const { statusCode: status = 0, headers } = response
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (text: string) => {
        body += text
        if (body.length > maxBytes) response.destroy()
      })
      response.on('error', () => undefined)
      response.on('close', () => resolve({ status, headers, body }))
    })
    request.on('error', () => resolve(null))
    request.end()
  })
}

/**
 * Does port 80 redirect to https? Visitors who type the bare host name, and
 * some certificate authorities, need port 80.
 */
export async function checkPlainPort(
  { hostname }: URL,
  patienceMs: number,
  port = 80
): Promise<Finding> {
  const name = `Port ${port} of ${hostname}`
  const url = new URL(`http://${hostname}:${port}/`)
  const answer = await askWebServer(url, patienceMs)
  if (!answer) return fails(name, 'port-80', 'does not answer')
  const { status, headers: found } = answer
  if (status >= 300 && status < 400 && /^https:/.test(found.location ?? '')) {
    return works(name, 'leads to https')
  }
  return fails(name, 'port-80-other', `answers ${status} instead of a redirect`)
}

const expectedHeaders = {
  ...headers.everywhere,
  ...headers.behindTls,
  ...headers.web,
}

/** Does the web server send the pages, with the security headers? */
export async function checkPages(
  home: URL,
  patienceMs: number
): Promise<Finding> {
  const name = `Pages at ${home.href.replace(/\/$/, '')}`
  const answer = await askWebServer(home, patienceMs)
  if (!answer) return fails(name, 'pages-missing', 'do not answer')
  const { status, headers: found, body } = answer
  if (status !== 200 || !body.includes('redwood-app')) {
    return fails(name, 'pages-missing', `answer ${status} with something else`)
  }
  const missing = Object.entries(expectedHeaders)
    .filter(([header, value]) => found[header.toLowerCase()] !== value)
    .map(([header]) => header)
  if (!/frame-ancestors 'none'/.test(policyOf(found))) {
    missing.push('Content-Security-Policy')
  }
  return missing.length > 0
    ? fails(name, 'pages-headers', `lack ${missing.join(', ')}`)
    : works(name, 'answer, with their headers')
}

const policyOf = (found: NodeJS.Dict<string | string[]>): string =>
  String(found['content-security-policy'] ?? '')

const reasons = {
  closing: 'api-closing',
  'not-answering': 'api-not-answering',
  'no-store': 'api-no-store',
  full: 'api-full',
} as const

/**
 * Does the api accept new clients?
 * @param url of `/health`, through the proxy
 */
export async function checkApi(url: URL, patienceMs: number): Promise<Finding> {
  const name = `Health at ${url.href}`
  const answer = await askWebServer(url, patienceMs)
  if (!answer) return fails(name, 'api-missing', 'does not answer')
  const { status, reason, version } = parseHealth(answer.body)
  if (status === 'ok') return works(name, `is ok, version ${version}`)
  if (status === 'unavailable') {
    const problem = reasons[reason as keyof typeof reasons]
    return fails(name, problem ?? 'api-missing', `rejects newcomers: ${reason}`)
  }
  const result = `answers ${answer.status}, and is not the api`
  return fails(name, 'api-missing', result)
}

function parseHealth(body: string): Partial<Record<string, unknown>> {
  try {
    return Object(JSON.parse(body))
  } catch {
    return {}
  }
}

/** A Date header is in whole seconds, and takes a while to arrive. */
const toleratedSeconds = 30

/**
 * Compares this machine's clock with the Date that web servers send (RFC 9110,
 * section 6.6.1). A server on this machine has the same clock.
 *
 * @param now milliseconds since the Unix epoch
 */
export async function checkClock(
  servers: readonly URL[],
  patienceMs: number,
  now = Date.now
): Promise<Finding> {
  const name = 'Clock of this machine'
  const differences = await Promise.all(
    servers.map(async (url) => {
      const answer = await askWebServer(url, patienceMs)
      return (now() - Date.parse(answer?.headers.date ?? '')) / 1000
    })
  )
  const known = differences.filter(Number.isFinite)
  if (known.length === 0) {
    return neither(name, 'unknown', 'could not be compared with another one')
  }
  const most = known.reduce((one, other) =>
    Math.abs(one) > Math.abs(other) ? one : other
  )
  if (Math.abs(most) <= toleratedSeconds) return works(name, 'is right')
  // Rounded to ten seconds, because the answer took a while to arrive.
  const seconds = Math.round(Math.abs(most) / 10) * 10
  const result = `is about ${seconds} s ${most > 0 ? 'fast' : 'slow'}`
  return fails(name, 'clock', result)
}
