import {
  createDecipheriv,
  createECDH,
  type ECDH,
  hkdfSync,
  randomBytes,
} from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { BrowserContext } from '@playwright/test'

interface Pushed {
  headers: IncomingMessage['headers']
  /** the text that the device decrypts */
  text: string
}

/** A push service (RFC 8030) for one test, with one device. */
export interface PushService {
  /** value of the api’s setting PUSH_SERVICES */
  origin: string
  /** HTTP status of the next answers; 410 after a subscription has ended */
  status: number
  pushed: Pushed[]
  /**
   * lets pages of this browser subscribe; Chromium’s own service is not
   * reachable
   */
  serve(context: BrowserContext): Promise<void>
  stop(): Promise<void>
}

export async function pushService(): Promise<PushService> {
  const device = createECDH('prime256v1')
  const ended = new Set<string>()
  const keys = { point: device.generateKeys(), auth: randomBytes(16) }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    if (ended.has(`${origin}${request.url}`)) {
      response.writeHead(410).end()
      return
    }
    const text = decrypted(Buffer.concat(parts), device, keys)
    service.pushed.push({ headers: request.headers, text })
    response.writeHead(service.status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const service: PushService = {
    origin,
    status: 201,
    pushed: [],
    serve: async (context) => {
      await context.exposeFunction('endPushForTest', (endpoint: string) => {
        ended.add(endpoint)
      })
      await context.addInitScript(subscribeWith, {
        endpoint: `${origin}/send/phone`,
        p256dh: keys.point.toString('base64url'),
        auth: keys.auth.toString('base64url'),
      })
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return service
}

interface Device {
  endpoint: string
  p256dh: string
  auth: string
}

declare global {
  interface Window {
    endPushForTest(endpoint: string): Promise<void>
  }
}

/**
 * Runs in a page: replaces `subscribe`. Each subscription has a new endpoint.
 */
function subscribeWith({ endpoint, p256dh, auth }: Device): void {
  const name = 'test.subscribedWith'
  const countName = 'test.subscriptions'
  const subscription = (applicationServerKey: ArrayBuffer) => {
    const own = `${endpoint}-${localStorage.getItem(countName)}`
    return {
      endpoint: own,
      options: { applicationServerKey },
      toJSON: () => ({ endpoint: own, keys: { p256dh, auth } }),
      unsubscribe: async () => {
        sessionStorage.removeItem(name)
        await window.endPushForTest(own)
        return true
      },
    }
  }
  const kept = () => sessionStorage.getItem(name)
  Object.assign(PushManager.prototype, {
    getSubscription: async () => {
      const text = kept()
      return text && subscription(Uint8Array.from(JSON.parse(text)).buffer)
    },
    subscribe: async ({
      applicationServerKey,
    }: {
      applicationServerKey: Uint8Array
    }) => {
      const count = Number(localStorage.getItem(countName)) + 1
      localStorage.setItem(countName, String(count))
      sessionStorage.setItem(name, JSON.stringify([...applicationServerKey]))
      return subscription(applicationServerKey.slice().buffer)
    },
  })
}

/** Decrypts by RFC 8291 and RFC 8188, like a device. */
function decrypted(
  message: Buffer,
  device: ECDH,
  { point, auth }: { point: Buffer; auth: Buffer }
): string {
  const salt = message.subarray(0, 16)
  const sender = message.subarray(21, 21 + message[20]!)
  const record = message.subarray(21 + sender.length)
  const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length))
  const label = (text: string) => Buffer.from(`${text}\0`)
  const agreed = device.computeSecret(sender)
  const info = Buffer.concat([label('WebPush: info'), point, sender])
  const secret = hkdf(agreed, auth, info, 32)
  const key = hkdf(secret, salt, label('Content-Encoding: aes128gcm'), 16)
  const nonce = hkdf(secret, salt, label('Content-Encoding: nonce'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-16))
  const plain = Buffer.concat([
    decipher.update(record.subarray(0, -16)),
    decipher.final(),
  ])
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}
