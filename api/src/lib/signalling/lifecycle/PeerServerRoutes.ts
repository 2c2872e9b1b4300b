import { metrics } from 'src/lib/metrics/metrics'
import { corsHeaders } from 'src/lib/server/jsonFunction'
import { signallingPath } from 'src/lib/signalling/protocol'

interface Served {
  readonly allowedOrigins: readonly string[]
  readonly allowDiscovery: boolean
  issueUserId: () => Promise<string>
  userIds: () => Promise<string[]>
}

export interface RouteEvent {
  readonly httpMethod: string
  readonly path: string
  readonly headers: { readonly origin?: string | undefined }
}

export interface RouteAnswer {
  readonly statusCode: number
  readonly headers?: Record<string, string>
  readonly body: string
}

const introduction = {
  name: 'PeerJS Server',
  description:
    'A server side element to broker connections between PeerJS clients.',
  website: 'https://peerjs.com/',
}

const json = (value: unknown): RouteAnswer => ({
  statusCode: 200,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(value),
})

const issue = async ({ issueUserId }: Served): Promise<RouteAnswer> => ({
  statusCode: 200,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: await issueUserId(),
})

const list = async ({
  allowDiscovery,
  userIds,
}: Served): Promise<RouteAnswer> =>
  allowDiscovery ? json(await userIds()) : { statusCode: 401, body: '' }

/** Answers an upgrade that a proxy has turned into an ordinary request. */
async function askForUpgrade(): Promise<RouteAnswer> {
  metrics.upgrades.inc({ result: '426' })
  return { statusCode: 426, headers: { upgrade: 'websocket' }, body: '' }
}

const routes = new Map<string, (served: Served) => Promise<RouteAnswer>>([
  ['/', async () => json(introduction)],
  [signallingPath, askForUpgrade],
  [`${signallingPath}/id`, issue],
  [`${signallingPath}/peers`, list],
])

/**
 * PeerServer's HTTP routes, below any path: a new id as text, and the list of
 * ids if it is allowed. PeerServer's own routes would accept any key, and send
 * the id as HTML that browsers may cache.
 */
export class PeerServerRoutes {
  private served: Served | null = null

  watch(served: Served): void {
    this.served = served
  }

  /** Call this when the signalling server closes. */
  forget(): void {
    this.served = null
  }

  /**
   * Never throws.
   * @param root the path at which PeerServer is mounted, without a trailing
   * slash
   */
  async answer(
    { httpMethod, path, headers }: RouteEvent,
    root: string
  ): Promise<RouteAnswer> {
    const route = routes.get(path.slice(root.length) || '/')
    if (!route) {
      return { statusCode: 404, body: '' }
    }
    if (httpMethod !== 'GET' && httpMethod !== 'HEAD') {
      return { statusCode: 405, headers: { allow: 'GET, HEAD' }, body: '' }
    }
    if (!this.served) {
      return { statusCode: 503, body: '' }
    }
    const answer = await route(this.served)
    return {
      ...answer,
      headers: {
        ...corsHeaders(headers.origin, this.served.allowedOrigins),
        'cache-control': 'no-store',
        ...answer.headers,
      },
    }
  }
}

export const peerServerRoutes = new PeerServerRoutes()
