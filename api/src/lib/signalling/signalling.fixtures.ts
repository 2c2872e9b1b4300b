import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

import fastify, { type FastifyInstance } from 'fastify'
import { type ClientOptions, WebSocket } from 'ws'

import { trustOf } from 'src/lib/addresses/trustProxy'
import type { Cluster } from 'src/lib/cluster/Cluster'
import { SingleInstance } from 'src/lib/cluster/SingleInstance'
import { addressLimits } from 'src/lib/limits/addressLimits'

import { addSignallingRoutes } from './lifecycle/addSignallingRoutes'
import {
  mountSignalling,
  type SignallingRules,
} from './lifecycle/mountSignalling'
import { PeerServerRoutes } from './lifecycle/PeerServerRoutes'

export const pageOrigin = 'https://help.example'

interface Message {
  type: string
  src?: string
  dst?: string
  payload?: unknown
}

export class TestClient {
  readonly closed: Promise<number>
  private readonly arrived: Message[] = []
  private onArrival: () => void = () => undefined

  constructor(readonly webSocket: WebSocket) {
    this.closed = new Promise((resolve) => webSocket.once('close', resolve))
    webSocket.on('error', () => undefined)
    webSocket.on('message', (data) => {
      this.arrived.push(JSON.parse(data.toString()))
      this.onArrival()
    })
  }

  async next(): Promise<Message> {
    while (this.arrived.length === 0) {
      await new Promise<void>((resolve) => (this.onArrival = resolve))
    }
    return this.arrived.shift()!
  }

  send(message: unknown) {
    this.sendText(JSON.stringify(message))
  }

  sendText(text: string) {
    this.webSocket.send(text)
  }
}

export interface AttachOptions {
  token?: string
  key?: string
  origin?: string | null
  forwardedFor?: string
  grant?: string
}

export interface TestServer {
  server: FastifyInstance
  cluster: Cluster
  url: string
  socketUrl: (id: string, options?: AttachOptions) => string
  dial: (
    id: string,
    options?: AttachOptions,
    socketOptions?: ClientOptions
  ) => TestClient
  /** Resolves when the client has received OPEN. */
  attach: (id: string, options?: AttachOptions) => Promise<TestClient>
  attachWhenFree: (id: string, options?: AttachOptions) => Promise<TestClient>
  refusal: (id: string, options?: AttachOptions) => Promise<number>
}

/** Uses fake timers, because PeerServer never stops its timers. */
export const holdTheClock = () =>
  jest.useFakeTimers({
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
    ],
  })

export function startSignalling(
  rules: Partial<SignallingRules> = {}
): Promise<TestServer> {
  holdTheClock()
  return serveSignalling(rules, new SingleInstance())
}

/** Starts a signalling server. Several servers can share the test's clock. */
export async function serveSignalling(
  rules: Partial<SignallingRules>,
  cluster: Cluster
): Promise<TestServer> {
  const trust = rules.trust ?? trustOf([])
  const server = fastify({ trustProxy: trust })
  const signallingRules = {
    allowedOrigins: [pageOrigin],
    requireOrigin: false,
    allowDiscovery: false,
    relaysData: true,
    mayReceive: () => true,
    mayAttach: () => true,
    isProved: () => false,
    trust,
    limits: addressLimits(1),
    ...rules,
  }
  const routes = new PeerServerRoutes()
  mountSignalling(server, signallingRules, cluster, routes)
  addSignallingRoutes(
    server,
    (event) => routes.answer(event, ''),
    signallingRules
  )
  const url = await server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as AddressInfo
  const socketUrl: TestServer['socketUrl'] = (
    id,
    { token = `token-of-${id}`, key = 'peerjs', grant } = {}
  ) => {
    const query = new URLSearchParams({ key, id, token, version: '1.5.5' })
    if (grant) query.set('grant', grant)
    return `ws://127.0.0.1:${port}/peerjs?${query}`
  }
  const dial: TestServer['dial'] = (id, options = {}, socketOptions = {}) => {
    const { origin = pageOrigin, forwardedFor } = options
    const headers = forwardedFor
      ? { 'x-forwarded-for': forwardedFor }
      : undefined
    return new TestClient(
      new WebSocket(socketUrl(id, options), {
        headers,
        ...socketOptions,
        ...(origin === null ? {} : { origin }),
      })
    )
  }
  return {
    server,
    cluster,
    url,
    socketUrl,
    dial,
    attach: async (id, options) => {
      const client = dial(id, options)
      expect(await client.next()).toEqual({ type: 'OPEN' })
      return client
    },
    attachWhenFree: async (id, options) => {
      for (;;) {
        const client = dial(id, options)
        const answer = await Promise.race([client.next(), client.closed])
        if (typeof answer === 'object' && answer.type === 'OPEN') {
          return client
        }
        await client.closed
      }
    },
    refusal: async (id, options) => {
      const { webSocket } = dial(id, options)
      const [, response] = await once(webSocket, 'unexpected-response')
      response.resume()
      return response.statusCode
    },
  }
}
