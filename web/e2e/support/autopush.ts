import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { type WebSocket, WebSocketServer } from 'ws'

/**
 * A push service like Mozilla’s autopush: Firefox connects with a WebSocket,
 * and application servers send messages over HTTP (RFC 8030).
 */
export interface Autopush {
  origin: string
  /** makes Firefox use this service */
  preferences: Record<string, string | number | boolean>
  stop(): Promise<void>
}

/** Firefox's messages (autopush, protocol “webpush”). */
interface Said {
  messageType: string
  channelID?: string
}

export async function autopush(): Promise<Autopush> {
  let firefox: WebSocket | null = null
  let lastVersion = 0
  const http = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const channelID = request.url?.split('/').pop()
    firefox?.send(
      JSON.stringify({
        messageType: 'notification',
        channelID,
        version: `${++lastVersion}`,
        data: Buffer.concat(parts).toString('base64url'),
        headers: { encoding: request.headers['content-encoding'] },
      })
    )
    response.writeHead(201).end()
  })
  const sockets = new WebSocketServer({ server: http })
  sockets.on('connection', (socket) => {
    firefox = socket
    const say = (message: object) => socket.send(JSON.stringify(message))
    socket.on('message', (data) => {
      const said = JSON.parse(String(data)) as Said
      const { channelID, messageType } = said
      if (messageType === 'hello') {
        const uaid = '0123456789abcdef0123456789abcdef'
        say({ messageType, uaid, status: 200, use_webpush: true })
      }
      if (messageType === 'register') {
        const pushEndpoint = `${origin}/wpush/${channelID}`
        say({ messageType, channelID, status: 200, pushEndpoint })
      }
    })
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    preferences: {
      'dom.push.enabled': true,
      'dom.push.connection.enabled': true,
      'dom.push.serverURL': `ws://127.0.0.1:${port}/`,
      'dom.push.testing.allowInsecureServerURL': true,
      // Allows notifications without a question.
      'permissions.default.desktop-notification': 1,
      'dom.webnotifications.requireuserinteraction': false,
      // A test machine has no service that shows notifications.
      'alerts.useSystemBackend': false,
    },
    stop: async () => {
      sockets.clients.forEach((socket) => socket.terminate())
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
    },
  }
}
