import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

import { decodeJwt, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

/** Changes the claims of the ID tokens that a provider issues. */
type Forge = (claims: JWTPayload) => JWTPayload

/**
 * A proxy in front of a provider. It can replace the ID tokens in the
 * provider's answers by forged ones, signed with a key that the provider does
 * not have.
 */
export class ForgingProxy {
  forge: Forge | null = null
  url = ''
  /** the address of the provider behind this proxy */
  target = ''
  private readonly server = createServer((req, res) => {
    this.answer(req, res).catch(() => res.destroy())
  })

  async start() {
    await new Promise<void>((listening) =>
      this.server.listen(0, '127.0.0.1', listening)
    )
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  stop() {
    this.server.closeAllConnections()
    this.server.close()
  }

  private async answer(req: IncomingMessage, res: ServerResponse) {
    const { status, headers, body } = await this.forward(
      `${this.target}${req.url}`,
      req.method,
      req.headers,
      await buffer(req)
    )
    const isForged = this.forge !== null && req.url === '/token'
    delete headers['content-length']
    delete headers['transfer-encoding']
    res.writeHead(status, headers)
    res.end(isForged ? await this.withForgedToken(body) : body)
  }

  // Uses `http`, because `fetch` would replace the Host header, from which the
  // provider builds its addresses.
  private forward(
    url: string,
    method: string | undefined,
    headers: IncomingHttpHeaders,
    body: Buffer
  ) {
    return new Promise<{
      status: number
      headers: IncomingHttpHeaders
      body: Buffer
    }>((resolve, reject) => {
      const sent = request(url, { method, headers }, async (answer) => {
        const { statusCode: status = 502, headers } = answer
        resolve({ status, headers, body: await buffer(answer) })
      })
      sent.once('error', reject)
      sent.end(body)
    })
  }

  private async withForgedToken(body: Buffer): Promise<string> {
    const answer = JSON.parse(String(body))
    const { privateKey } = await generateKeyPair('RS256')
    const claims = this.forge!(decodeJwt(answer.id_token))
    const token = new SignJWT(claims).setProtectedHeader({ alg: 'RS256' })
    return JSON.stringify({ ...answer, id_token: await token.sign(privateKey) })
  }
}
