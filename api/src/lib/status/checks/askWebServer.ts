import { type IncomingHttpHeaders, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'

interface WebAnswer {
  status: number
  headers: IncomingHttpHeaders
  /** The first 256 KiB, as UTF-8. */
  body: string
}

const maxBytes = 262_144

/**
 * Sends a GET request, and follows no redirect. It accepts any certificate,
 * because certificates are checked separately.
 *
 * @returns null where no web server answers. It never rejects.
 */
export function askWebServer(
  url: URL,
  patienceMs: number
): Promise<WebAnswer | null> {
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
