import { connect } from 'node:net'

import headers from '../../../../../deploy/headers.json'

import { askWebServer } from './askWebServer'
import { addressesOf } from './checkNames'
import { fails, type Finding, neither, works } from './Finding'

/** Errors of a machine that has no address of this kind, such as of IPv6. */
const noRoute = ['ENETUNREACH', 'EADDRNOTAVAIL']

/**
 * @returns whether a TCP port takes connections; null if this machine has no
 * route to it. It never rejects.
 */
function isOpen(host: string, port: number, patienceMs: number) {
  return new Promise<boolean | null>((resolve) => {
    const socket = connect({ host, port })
    const end = (result: boolean | null) => {
      socket.destroy()
      resolve(result)
    }
    socket.once('connect', () => end(true))
    socket.once('error', ({ code = '' }: NodeJS.ErrnoException) =>
      end(noRoute.includes(code) ? null : false)
    )
    socket.setTimeout(patienceMs, () => end(false))
  })
}

/** Is the port of a web server open, at each of its addresses? */
export async function checkPort(
  host: string,
  port: number,
  patienceMs: number
): Promise<Finding> {
  const name = `Port ${port} of ${host}`
  const addresses = await addressesOf(host, patienceMs)
  const open = await Promise.all(
    addresses.map((address) => isOpen(address, port, patienceMs))
  )
  const closed = addresses.filter((_, at) => open[at] === false)
  if (closed.length === 0) {
    return open.includes(true)
      ? works(name, 'is open')
      : neither(name, 'unknown', 'cannot be reached from here')
  }
  return open.includes(true)
    ? fails(name, 'port-443-family', `is closed at ${closed.join(', ')}`)
    : fails(name, 'port-443', 'is closed')
}

/** Does port 80 lead to https, as a certificate authority and people expect? */
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

/** Are the pages there, with the headers that protect them? */
export async function checkPages(
  origin: URL,
  patienceMs: number
): Promise<Finding> {
  const name = `Pages at ${origin.origin}`
  const answer = await askWebServer(origin, patienceMs)
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
 * Does the api accept newcomers?
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
